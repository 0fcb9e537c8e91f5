import { expect, test } from 'vitest';
import { dayText } from '../../src/i18n/day.ts';

test('a day is written as the language writes it; what is none stays', () => {
  expect(dayText('2026-11-21', 'de')).toBe('21. November 2026');
  expect(dayText('2026-11-21', 'en')).toBe('21 November 2026');
  expect(dayText('2026-11-21', 'et')).toBe('21. november 2026');
  expect(dayText('2026-11-21', 'ru')).toBe('21 ноября 2026 г.');
  expect([dayText('next Sunday', 'en'), dayText('2026-99-99', 'en'), dayText(undefined, 'en')]).toEqual(['next Sunday', '2026-99-99', '']);
});
