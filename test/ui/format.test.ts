import { expect, test } from 'vitest';
import { dateOrText } from '../../src/ui/format.ts';

test('a day is written as the language writes it; what is none stays', () => {
  expect(dateOrText('2026-11-21', 'de')).toBe('21.\u00a0November\u00a02026');
  expect(dateOrText('2026-11-21', 'en')).toBe('21\u00a0November\u00a02026');
  expect(dateOrText('2026-11-21', 'et')).toBe('21.\u00a0november\u00a02026');
  expect(dateOrText('2026-11-21', 'ru')).toBe('21\u00a0ноября\u00a02026\u00a0г.');
  expect([dateOrText('next Sunday', 'en'), dateOrText('2026-99-99', 'en'), dateOrText(undefined, 'en')]).toEqual([
    'next Sunday',
    '2026-99-99',
    '',
  ]);
});
