// Prints what the tests measured, as a table at the end. Figures are annotations of the type `figure`.
import type {Reporter, TestCase} from '@playwright/test/reporter';

export default class Figures implements Reporter {
  private readonly lines: string[] = [];

  onTestEnd(test: TestCase): void {
    for (const {type, description} of test.annotations)
      if (type === 'figure') this.lines.push(`  ${description}`);
  }

  onEnd(): void {
    if (this.lines.length) console.log(['Measured:', ...this.lines.sort()].join('\n'));
  }
}
