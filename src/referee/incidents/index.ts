export { incidentFindings } from './findings.ts';
