/**
 * Which database is this site's: several sites may stand on one host, each in its folder. A site at the root of its host has the plain names, one in a
 * folder its own.
 */
import { siteFolder } from '../../ui/site-folder.ts';

/** The name of this site's own database. */
export const databaseName = (plain: string): string => (siteFolder() === '/' ? plain : `${plain} ${siteFolder()}`);
