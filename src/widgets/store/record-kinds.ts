/** The databases of what readers enter; windows of this site announce changes to each other by the same names. */
export const DATABASES = {
  tournaments: 'novuss-tournaments',
  scoreSheets: 'novuss-scoresheets',
  houseRules: 'novuss-house-rules',
  drafts: 'novuss-drafts',
} as const;
export type RecordKind = keyof typeof DATABASES;
