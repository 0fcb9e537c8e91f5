import { FIREFOX } from './browsers.ts';
import { journeys } from './journeys.ts';

journeys(FIREFOX);
