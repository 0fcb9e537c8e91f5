import { WEBKIT } from './browsers.ts';
import { journeys } from './journeys.ts';

journeys(WEBKIT);
