import { test } from '@playwright/test';
import { buildHosted } from '../../builds.ts';

test('The site builds for a hosted project', buildHosted);
