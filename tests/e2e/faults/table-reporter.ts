/** Writes what each fault came to, as a table: test-results/faults.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type FaultRecord, recordType } from './lead-test.ts';

interface Line extends FaultRecord {
  kind: string;
  place: number;
}

const cells = (...texts: (string | number)[]): string => `| ${texts.join(' | ')} |`;

export default class TableReporter implements Reporter {
  readonly #lines: Line[] = [];
  #failed = 0;
  #folder = '';

  onBegin({ rootDir }: FullConfig): void {
    this.#folder = path.resolve(rootDir, '../../test-results');
  }

  onTestEnd({ location }: TestCase, { annotations, status }: TestResult): void {
    if (status !== 'passed') {
      if (status !== 'skipped' && /faults\b/.test(location.file)) this.#failed += 1;
      return;
    }
    const kind = path.basename(location.file, '.test.ts').replaceAll('-', ' ');
    for (const { type, description } of annotations) {
      if (type !== recordType) continue;
      this.#lines.push({ ...(JSON.parse(description ?? '') as FaultRecord), kind, place: location.line });
    }
  }

  /** Without a fault tested there is no table. */
  onEnd(): void {
    if (this.#lines.length + this.#failed === 0) return;
    const lines = this.#lines.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.place - b.place);
    const text = [
      `${lines.length} cases: each lead is stored once, or was discarded. ` +
        `Tests that failed, whose cases are not listed: ${this.#failed}.`,
      '',
      cells('kind', 'case', 'what the visitor saw', 'rows after', 'rows after recovery'),
      cells('---', '---', '---', '--:', '--:'),
      ...lines.map(({ kind, name, saw, rows, recovered }) => cells(kind, name, saw, rows, recovered)),
      '',
    ];
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(path.join(this.#folder, 'faults.md'), text.join('\n'));
  }

  printsToStdio(): boolean {
    return false;
  }
}
