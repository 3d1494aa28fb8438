// The page in Debian's Chromium, as visitors meet it: on a phone, a tablet and a desktop. What runs
// leaves its traces below build/, and those of failures alone.
import {defineConfig} from '@playwright/test';
import {join} from 'node:path';

import {root} from './tests/support/program.js';

const flags = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/page',
  outputDir: join(root, 'build/web-tests/page'),
  globalSetup: './tests/support/serve.ts',
  reporter: [['list'], ['./tests/support/figures.ts']],
  workers: 2,
  fullyParallel: true,
  retries: 1,  // a busy machine may keep a browser waiting; what passes only then is called flaky
  timeout: 60_000,
  expect: {timeout: 10_000},
  use: {
    baseURL: process.env['MINEWISE_ADDRESS'],
    launchOptions: {executablePath: process.env['MINEWISE_CHROMIUM'] ?? '/usr/bin/chromium', args: flags},
    screenshot: 'only-on-failure',
    colorScheme: 'light',
    locale: 'en-GB',
  },
  projects: [
    {name: 'desktop', use: {viewport: {width: 1440, height: 900}}, testIgnore: /\.touch\.spec/},
    {name: 'tablet', use: {viewport: {width: 820, height: 1180}, hasTouch: true}, testMatch: /\.everywhere\.spec/},
    {name: 'phone', use: {viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true}, testMatch: /\.(everywhere|touch)\.spec/},
  ],
});
