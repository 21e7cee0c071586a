import { FIGURES } from './figures.store.ts';

/** The statements for {@link FIGURES}, by name, for the commands that back up and restore. */
export const BACKUP_FIGURES: Record<string, string> = FIGURES;
