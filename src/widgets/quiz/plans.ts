/** The plans before an exam as the device has them, one for each edition. */
import { readPlan, type StoredPlan } from '../../quiz/plan.ts';
import type { EditionId } from '../../referee/types.ts';
import { readSetting, writeSetting } from '../store/setting.ts';

export interface PlanStore {
  /** Null where there is none, or none that can be read. */
  get(edition: EditionId): StoredPlan | null;
  /** Null takes it away. */
  set(edition: EditionId, plan: StoredPlan | null): void;
}

const keyOf = (edition: EditionId): string => `novuss.plan.${edition}`;
/** The plans of this device. */
export const devicePlans: PlanStore = {
  get: (edition) => readPlan(readSetting(keyOf(edition))),
  set: (edition, plan) => writeSetting(keyOf(edition), plan && JSON.stringify(plan)),
};
