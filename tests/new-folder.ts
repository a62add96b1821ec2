import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const parent = mkdtempSync(path.join(tmpdir(), 'tests-'));
afterAll(() => rmSync(parent, { recursive: true }));

/** A new folder, gone once the tests of the file are over. */
export const newFolder = (): string => mkdtempSync(path.join(parent, 'folder-'));
