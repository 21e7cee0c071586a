import type { Platform } from '#src/platform/platform.ts';
import { type SheetCell, writeSheet } from '#src/platform/spreadsheet/write-sheet.ts';
import { showImport } from './check-import.ts';
import { faultWords } from './sheet-product.ts';

/** What is wrong with the rows of a file, as a CSV: line, column, value, fault. Throws `not-found`. */
export async function exportFaults(platform: Pick<Platform, 'db'>, id: string): Promise<AsyncGenerator<Uint8Array>> {
  const { report } = await showImport(platform, id);
  async function* rows(): AsyncGenerator<SheetCell[]> {
    yield ['line', 'column', 'value', 'fault'];
    for (const fault of report.faults) yield [fault.line, fault.column, fault.value, faultWords(fault)];
  }
  return writeSheet(rows(), 'csv');
}
