import { describe, expect, test } from 'vitest';
import { motionFile, motionText } from '../draft/support.ts';
import { runCli } from '../support/run-cli.ts';

const FILE = motionFile('striker-in-pocket');
const TIME = motionFile('stroke-time-20');

describe('draft refuses', () => {
  test.each([
    ['nothing', [], /draft takes a FILE/],
    ['an option it does not know', [FILE, '--set', '3'], /draft takes a FILE/],
    ['a number of sets that is none', [FILE, '--sets', 'many'], /--sets needs a whole number from 0 to 10000; found "many"/],
    ['a file that is not there', ['nowhere.yaml'], /nowhere\.yaml does not exist/],
    ['one draft to compare', ['compare', FILE], /compares two of one basis/],
    ['a paper in a language that there is not', [FILE, '--paper', '--lang', 'lv'], /--lang needs one of de, ru, et, en; found "lv"/],
    ['an address that is none', [FILE, '--paper', '--site', 'here'], /--site needs the address of the site, https:\/\/…; found "here"/],
    ['a decision that is none', ['merge', FILE, TIME, '--decide', 'greeting'], /--decide needs a place/],
    ['a decision where nothing collides', ['merge', FILE, TIME, '--decide', 'greeting=a'], /do not collide at greeting/],
    ['an adoption without a name', ['adopt', FILE], /draft takes a FILE/],
    ['an adoption on a day that is none', ['adopt', FILE, '--id', '2026', '--in-force', '2026-13-45'], /draft takes a FILE/],
    [
      'an adoption on a day that no month has',
      ['adopt', FILE, '--id', '2026', '--in-force', '2026-02-31', '--content', 'nowhere'],
      /draft takes a FILE/,
    ],
  ])('%s', async (_what, args, says) => {
    const { exit, stdout, stderr } = await runCli(['draft', ...args]);
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' });
    expect(stderr).toMatch(says);
  });

  test('a text that is no draft, with line and place', async () => {
    const { exit, stderr } = await runCli(['draft', '-'], { stdin: 'id: x\nstatus: adopted\n' });
    expect(exit).toBe(2);
    expect(stderr).toMatch(/^-:2: status: /m);
  });
});

const changed = (text: string, from: string, to: string): string => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

describe('two drafts', () => {
  test('beside each other: what each says and does', async () => {
    const { exit, stdout } = await runCli(['draft', 'compare', FILE, TIME]);
    expect(exit).toBe(0);
    expect(stdout).toContain('Only striker-in-pocket says:\n  rules.striker-pocketed.effects: ["turn-passes"]\n');
    expect(stdout).toContain('Only stroke-time-20 says:\n  parameters.strokeTime: {"value":20}\n');
    expect(stdout).toContain(
      '  own-last-disc-and-striker: set won by red; penalty discs: none; turn not decided; placed: nothing | as before\n',
    );
  });
  test('as one file, which is a draft again', async () => {
    const { exit, stdout } = await runCli(['draft', 'merge', FILE, TIME]);
    expect(exit).toBe(0);
    const both = await runCli(['draft', '-', '--sets', '0', '--cases', '0', '--json'], { stdin: stdout });
    expect(JSON.parse(both.stdout)).toMatchObject({ draft: { id: 'striker-in-pocket-stroke-time-20' }, values: [{ id: 'strokeTime' }] });
  });
  test('that collide are refused with the place and both values, until it is decided', async () => {
    const stdin = changed(changed(motionText('stroke-time-20'), 'value: 20', 'value: 25'), 'id: stroke-time-20', 'id: stroke-time-25');
    const refused = await runCli(['draft', 'merge', TIME, '-'], { stdin });
    expect({ exit: refused.exit, stdout: refused.stdout }).toEqual({ exit: 2, stdout: '' });
    expect(refused.stderr).toContain('  parameters.strokeTime: {"value":20} | {"value":25}');
    const { exit, stdout } = await runCli(['draft', 'merge', TIME, '-', '--decide', 'parameters.strokeTime=b'], { stdin });
    expect(exit).toBe(0);
    expect(stdout).toMatch(/strokeTime:\n\s+value: 25/);
  });
  test('of different bases are refused', async () => {
    const stdin = changed(changed(motionText('stroke-time-20'), '"2017"', '"2010"'), 'id: stroke-time-20', 'id: other');
    const { exit, stderr } = await runCli(['draft', 'compare', TIME, '-'], { stdin });
    expect(exit).toBe(2);
    expect(stderr).toContain('stroke-time-20 amends 2017, and other 2010');
  });
});

describe('draft', () => {
  test('says what turns, what stays of the same kind, and what it comes to in play', async () => {
    const { exit, stdout, stderr } = await runCli(['draft', FILE, '--sets', '2', '--cases', '200']);
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' });
    expect(stdout).toContain('Cases ruled otherwise: 10 of ');
    expect(stdout).toContain('  17.1.4 striker-pocketed: turn-passes, penalty-disc -> turn-passes');
    expect(stdout).toContain('17.1.14 striker-broken costs what striker-pocketed cost');
    expect(stdout).toMatch(
      /\n {2}.*\n {4}before: penalty discs: \w+ 1.* \[17\.1\.4 striker-pocketed\]\n {4}after: .*\n {4}in play: strong \d+ of \d+, /,
    );
    expect(stdout).toMatch(/strong players, 2 sets\n {4}strokes ruled otherwise: \d+ of \d+, [\d.]+ % \([\d.]+ % to [\d.]+ %\)/);
  });
  test('as JSON, without play', async () => {
    const { stdout } = await runCli(['draft', FILE, '--sets', '0', '--cases', '200', '--json']);
    const described = JSON.parse(stdout) as {
      readonly turned: readonly unknown[];
      readonly newCases: { readonly found: readonly { readonly document: unknown }[] };
    } & {
      readonly play: { readonly played: readonly unknown[] };
    };
    expect([described.turned.length, described.play.played]).toEqual([10, []]);
    expect(described.newCases.found[0]?.document).toMatchObject({ edition: '2017', shooter: expect.any(String) });
  });
});

describe('draft --paper', () => {
  const printed = async (args: readonly string[], stdin = '') => {
    const { exit, stdout, stderr } = await runCli(['draft', ...args, '--paper'], { stdin });
    expect(exit).toBe(0);
    // without style, drawings and the letters of the link
    const body = stdout
      .replace(/^[\s\S]*<body>\n/, '')
      .replace(/<svg[\s\S]*?<\/svg>/g, '<svg>')
      .replace(/#d=[\w-]+/g, '#d=…');
    return { whole: stdout, body, stderr };
  };

  test('is a page for print: old and new text, reason, effect, figures, address', async () => {
    const { whole, body, stderr } = await printed([FILE, '--lang', 'et', '--site', 'https://rules.example/novuss/']);
    expect(stderr).toBe('');
    expect(whole).toMatch(/^<!doctype html>\n<html lang="et">/);
    expect(whole.match(/<title>[^<]*<\/title>/)?.[0]).toBe('<title>EELNÕU: A striker in a pocket costs the turn only</title>');
    // everything is in the file
    expect(whole.match(/url\("(?!data:font)/g)).toBeNull();
    // sentence by sentence in test/narrate/draft/paper.test.ts
    expect(body).toContain(
      '<p class="text">Kui löögiketas <del>kukub</del> auku, kaotab mängija <del>löögiõiguse</del> <del>ja saab trahviseibi</del>.</p>',
    );
    expect(body).toContain(
      '<p class="text">Kui löögiketas <ins>langeb</ins> auku, kaotab mängija <ins>ainult</ins> <ins>löögiõiguse</ins>.</p>',
    );
    expect(body).toContain(
      '<figure><svg><figcaption><b>Juhtum 2: Oma viimane ja löögiketas</b><span>Praegu: Trahviseib, lööb must</span><span>Eelnõu järgi: <b>Punane võidab geimi</b></span></figcaption></figure>',
    );
    expect(body.match(/<figure>/g)).toHaveLength(4);
    expect(body).toContain(
      '<p>Proovi eelnõu ise: <a href="https://rules.example/novuss/et/draft/#d=…">https://rules.example/novuss/et/draft/</a></p></div><div class="code"><svg></div></footer>',
    );
  });

  test('says what the drafter wrote and nothing else: marks of HTML in it stay letters', async () => {
    const stdin = changed(motionText('stroke-time-20'), 'Games last too long for the programme.', '<b onclick=\\"x\\">Too & \'long\'</b>');
    const { body, stderr } = await printed(['-'], stdin);
    expect(body).toContain('<p>&#60;b onclick=&#34;x&#34;&#62;Too &#38; &#39;long&#39;&#60;/b&#62;</p>');
    expect(stderr).toBe('The paper has no address of the draft: --site URL says where the site stands.\n');
  });
});
