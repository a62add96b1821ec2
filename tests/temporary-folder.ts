import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const parent = mkdtempSync(path.join(tmpdir(), 'tests-'));
afterAll(() => rmSync(parent, { recursive: true }));

/** Creates a folder that is deleted after the file's tests. */
export const createTemporaryFolder = (): string => mkdtempSync(path.join(parent, 'folder-'));
