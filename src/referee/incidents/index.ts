export { INCIDENT_RULES, type IncidentOutcome, incidentFindings } from './findings.ts';
