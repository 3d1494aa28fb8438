// Every lesson has an answer, not every cell is one, and the rule that it teaches is the one needed.
import assert from 'node:assert/strict';
import test from 'node:test';

import type {Analysis} from '../../generated/answers.js';
import {answerOf} from '../../src/model/answer.js';
import {isRight} from '../../src/studio/lesson_answer.js';
import {lessons} from '../../src/studio/lessons.js';
import {newModule} from '../support/program.js';

const module = newModule();

test('there are ten', () => assert.equal(lessons.length, 10));

for (const lesson of lessons) {
  test(lesson.title, () => {
    const analysis = JSON.parse(module.ask({verb: 'analyze', text: lesson.position, as: 'position'})) as Analysis;
    const answer = answerOf(analysis);
    const covered = [...answer.mine].flatMap((risk, cell) => Number.isNaN(risk) ? [] : [cell]);
    const right = covered.filter(cell => isRight(cell, answer, lesson.sought));
    assert.ok(right.length > 0, 'nothing is right');
    assert.ok(right.length < covered.length, 'everything is right');
    if (lesson.rule) {
      const rules = analysis.deductions.map(({rule}) => rule as string);
      assert.ok(rules.includes(lesson.rule), `${lesson.rule} is not among ${rules.join(', ')}`);
    }
  });
}
