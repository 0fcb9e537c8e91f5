/** A draft in a link: all of it comes back, with the drafts that it amends; what is damaged, newer or too large is named. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftFrom, readDraft } from '../../src/draft/read.ts';
import type { Draft } from '../../src/draft/schema.ts';
import { briefDraft, decodeDrafts, encodeDrafts, LONGEST_DRAFT_CODE } from '../../src/draft/share.ts';
import { pack } from '../../src/notation/share/packed.ts';
import { drafts } from './arbitrary.ts';
import { draftText, MOTIONS, motion, motionText } from './support.ts';

const of = (text: string): Draft => readDraft({ file: 'a.yaml', text }, () => undefined)?.draft as Draft;

describe('through a link', () => {
  test('every draft goes as it is', () => {
    fc.assert(
      fc.property(fc.array(drafts, { minLength: 1, maxLength: 3 }), (some) => {
        const code = encodeDrafts(some as [Draft, ...Draft[]]);
        if (code === null) return;
        expect(code.length).toBeLessThanOrEqual(LONGEST_DRAFT_CODE);
        expect(decodeDrafts(code)).toEqual({ ok: true, value: some });
      }),
      { numRuns: 100 },
    );
  });
  test.each(MOTIONS)('%s goes, and says the same opened', (name) => {
    const opened = decodeDrafts(encodeDrafts([of(motionText(name))]) ?? '');
    expect(opened).toEqual({ ok: true, value: [of(motionText(name))] });
    if (!opened.ok) return;
    const { draft, problems } = draftFrom(opened.value.map((one) => ({ file: one.id, text: JSON.stringify(briefDraft(one)) })));
    expect([draft?.statements, problems]).toEqual([motion(name).statements, []]);
  });
  test('a draft of a draft takes its basis along', () => {
    const [second, first] = [draftText('amends: {}', 'one', 'two'), draftText('amends: {}', '2017', 'one')].map(of) as [Draft, Draft];
    const opened = decodeDrafts(encodeDrafts([second, first]) ?? '');
    expect(opened.ok && opened.value.map(({ id }) => id)).toEqual(['two', 'one']);
  });
  /** Made by the first version; must open for ever. */
  test('a link made once opens the same draft', () => {
    expect(decodeDrafts(OLD)).toEqual({ ok: true, value: [of(motionText('stroke-time-20'))] });
  });
});

const OLD =
  'AQFNPZBLbsMwDESvInBtF7YWLeAL9ALZFV2wMeMY1ccQKReFkbt3FAOVNprRiHzUQbdcIhtNlPJeVfu58M2oo12KrjnRNHb09JSmj4PWGVG1kr-ltzVK7weE1dgqAmcSxhfr2rQfxjfIwGmpvAgcSdC2WoA4mpro8iPJfp3KNadZHYgcu7MHPTqKGSyIRZ7F1e15b3dxJgoo0LG1wn7wr_049t7Du97RUU7kIqxtEHrnKOoCqznL2YWclv9iW8lL4RjlBa-RA0jj2ximGP6iqZPpgrGb2jlUHPzwwPrE_gNz5Ovr';

describe('what cannot be opened is named', () => {
  const code = encodeDrafts([of(motionText('third-warning-set'))]) ?? '';
  test.each([
    ['nothing', '', 'empty'],
    ['a few letters', 'AQ', 'cut'],
    ['a link with its end missing', code.slice(0, -9), 'altered'],
    ['letters that are none of a code', `${code.slice(0, 40)}*${code.slice(41)}`, 'altered'],
  ])('%s', (_, damaged, why) => {
    const opened = decodeDrafts(damaged);
    expect(!opened.ok && opened.error.code).toBe(why);
  });
  test('any one letter changed', () => {
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.constantFrom(...'ABCxyz019-_'), (at, letter) => {
        fc.pre(code[at] !== letter);
        expect(decodeDrafts(code.slice(0, at) + letter + code.slice(at + 1)).ok).toBe(false);
      }),
    );
  });
  test('any text at all, without an exception', () => {
    fc.assert(fc.property(fc.string(), (text) => !decodeDrafts(text).ok));
  });
  test('one of a later version, and a document that is no draft, with its places', () => {
    expect(decodeDrafts(pack({}, 2) ?? '')).toEqual({ ok: false, error: { code: 'newer-version', version: 2 } });
    const document = { format: 'novuss-draft', version: 1, drafts: [{ ...of(motionText('stroke-time-20')), status: 'adopted' }] };
    const opened = decodeDrafts(pack(document, 1) ?? '');
    expect(!opened.ok && opened.error).toMatchObject({ code: 'not-a-position', problems: [{ path: 'drafts[0].status' }] });
  });
});

test('a draft too large for a link has none', () => {
  const reason = Array.from({ length: 9000 }, (_, i) => String.fromCodePoint(0x4e00 + ((i * 7919) % 20000))).join('');
  expect(encodeDrafts([of(draftText('amends: {}').replace('to try it', reason))])).toBeNull();
});
