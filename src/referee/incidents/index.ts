export { type IncidentOutcome, incidentFindings } from './findings.ts';
