/** Team matches on the page: members, sealed line-ups, a substitution that is refused with its article, the match in the table, the protocol. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { load as loadTournamentStrings } from '../../src/compiled/ui/tournament.ts';
import { LANGS, type Lang } from '../../src/corpus/model.ts';
import { newCompetition } from '../../src/tournament/competition.ts';
import { draw, enter } from '../../src/tournament/event/change.ts';
import { addMember } from '../../src/tournament/event/team-event.ts';
import type { Rulebook, TeamRules } from '../../src/tournament/event/types.ts';
import { deviceStore } from '../../src/widgets/tournament/store.ts';
import { open, stateOn } from './tournament/support.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const RULES: TeamRules = { boards: 2, rounds: 3, doubles: 1, doublesPoints: 1, substitutes: true, playAll: true };

/** Two teams of four, drawn; A stands first in the protocol. */
async function opened(name: string, lang: Lang = 'en', rulebook: Rulebook = '2010') {
  const tournaments = stateOn(deviceStore(name));
  await tournaments.load();
  tournaments.adopt(
    newCompetition('League', rulebook, {
      sides: 'teams',
      seed: 3,
      scoring: { kind: 'sets', sets: 2, playAll: true },
      format: 'round-robin',
      team: RULES,
    }),
  );
  for (const team of ['Rīga', 'Tartu']) tournaments.attempt((now) => enter(now, team));
  for (const team of [1, 2])
    for (const i of [1, 2, 3, 4]) tournaments.attempt((now) => addMember(now, team, `${team === 1 ? 'R' : 'T'}${i}`));
  tournaments.attempt((now) => draw(now));
  const t = await loadTournamentStrings[lang]();
  const page = await open(tournaments, lang);
  return { tournaments, t, ...page };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Fills the line-up form that is open. */
async function choose(container: HTMLElement, ...names: readonly string[]): Promise<void> {
  const fields = [...container.querySelectorAll<HTMLSelectElement>('.line-up select')];
  expect(fields.length).toBe(names.length);
  for (const [i, name] of names.entries()) {
    const field = fields[i] as HTMLSelectElement;
    const option = [...field.options].find(({ textContent }) => textContent === name) as HTMLOptionElement;
    field.value = option.value;
    await fireEvent.change(field);
  }
}
const result = async (container: HTMLElement, index: number, score: string): Promise<void> => {
  const field = container.querySelectorAll<HTMLSelectElement>('.entry select')[index] as HTMLSelectElement;
  const option = [...field.options].find(({ textContent }) => textContent?.replace(/\s/g, '') === score) as HTMLOptionElement;
  await fireEvent.change(field, { target: { value: option.value } });
};

test('a match by 2010 22.4 from sealed line-ups to table and protocol; a wrong substitution is refused with its article', async () => {
  const { tournaments, container } = await opened('match');
  await fireEvent.click(button(/^Match/));
  const [home, away] = [...container.querySelectorAll('.score span')].map(({ textContent }) => textContent ?? '');
  const [h, a] = home === 'Rīga' ? ['R', 'T'] : ['T', 'R'];
  await fireEvent.click(button(`Enter the line-up: ${home}`));
  await choose(container, `${h}1`, `${h}2`);
  await fireEvent.click(button('Hand in, sealed'));
  expect(screen.getByText(`${home}: the line-up is in, sealed`)).toBeTruthy();
  // nobody sees who is in it before the other is in
  expect(container.querySelector('.match')?.textContent).not.toContain(`${h}1`);
  expect(container.querySelector('.paper')?.textContent).not.toContain(`${h}1`);
  await fireEvent.click(button(`Enter the line-up: ${away}`));
  await choose(container, `${a}1`, `${a}2`);
  await fireEvent.click(button('Hand in, sealed'));
  const rows = () =>
    [...container.querySelectorAll('.match li')].map((row) =>
      [...row.querySelectorAll('.no, .one, .two')].map(({ textContent }) => textContent?.replace('has the first stroke', '')),
    );
  expect(rows().slice(0, 4)).toEqual([
    ['1–1', `${h}1`, `${a}1`],
    ['2–2', `${h}2`, `${a}2`],
    ['1+2–1+2', `${h}1 / ${h}2`, `${a}1 / ${a}2`],
    ['1–2', `${h}1`, `${a}2`],
  ]);
  expect(screen.getAllByText('2010 Art. 22.2').length + screen.queryAllByText(/22\.2/).length).toBeGreaterThan(0);

  // round 2: a reserve for number 2
  await fireEvent.click(screen.getAllByRole('button', { name: `Substitution: ${home}` })[0] as HTMLElement);
  await choose(container, `${h}1`, `${h}3`);
  await fireEvent.click(button('Announce'));
  expect(rows()[4]?.[1]).toBe(`${h}3`);
  // round 3: the reserve may replace no other number, who was replaced returns to the own number only
  await fireEvent.click(screen.getAllByRole('button', { name: `Substitution: ${home}` })[1] as HTMLElement);
  await choose(container, `${h}3`, `${h}2`);
  await fireEvent.click(button('Announce'));
  const refusal = () => screen.getByRole('alert');
  expect(refusal().textContent).toMatch(new RegExp(`^${h}3 has come in as a reserve player for number 2 and may replace no other.*22\\.4`));
  expect(refusal().querySelector('a')?.getAttribute('href')).toMatch(/\/en\/rules\/2010\/.*#22\.4$/);
  await choose(container, `${h}2`, `${h}4`);
  await fireEvent.click(button('Announce'));
  expect(refusal().textContent).toMatch(new RegExp(`^${h}2 may play as number 2 only`));
  await choose(container, `${h}1`, `${h}2`);
  await fireEvent.click(button('Announce'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(rows()[7]?.[1]).toBe(`${h}2`);

  for (let i = 0; i < 9; i++) await result(container, i, i % 3 === 2 ? '1:1' : i % 3 === 0 ? '2:0' : '0:2');
  expect(container.querySelector('.score b')?.textContent).toBe('4½\u00a0:\u00a04½');
  // a correction decides it
  await result(container, 1, '2:0');
  expect(container.querySelector('.score b')?.textContent).toBe('5½\u00a0:\u00a03½');
  const paper = container.querySelector('.paper') as HTMLElement;
  expect(
    [...paper.querySelectorAll('.teams tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => textContent?.trim()),
    ),
  ).toEqual([
    ['Number 1', `${h}1`, `${a}1`],
    ['Number 2', `${h}2Round 2: ${h}3 (reserve)Round 3: ${h}2`, `${a}2`],
  ]);
  expect([...paper.querySelectorAll('.sum .c')].map(({ textContent }) => textContent)).toEqual(['2½ : ½', '4 : 2', '5½ : 3½']);
  expect(paper.textContent).not.toMatch(/undefined|\{\{/);

  await fireEvent.click(screen.getByRole('tab', { name: 'Standing' }));
  expect(container.querySelector('.cross tbody tr')?.textContent).toContain(home);
  expect(container.querySelector('.cross tbody tr')?.textContent).toContain('5½:3½');
  await fireEvent.click(button('Undo'));
  expect(container.querySelector('.cross tbody tr')?.textContent).toContain('4½:4½');
  await tournaments.settled();
});

test('2008: the guests begin, and whether players may be replaced the regulations say; members are entered on the page', async () => {
  const { container } = await opened('guests', 'en', '2008');
  await fireEvent.click(screen.getByRole('tab', { name: 'Players' }));
  const team = container.querySelector('details:has(ol)') as HTMLElement;
  const fields = [...container.querySelectorAll<HTMLTextAreaElement>('section textarea')];
  await fireEvent.input(fields[0] as HTMLTextAreaElement, { target: { value: 'New one\nR1\nLeft' } });
  await fireEvent.click(screen.getAllByRole('button', { name: 'Add to the team' })[0] as HTMLElement);
  expect([...team.querySelectorAll('.who b')].map(({ textContent }) => textContent)).toEqual(['R1', 'R2', 'R3', 'R4', 'New one']);
  // what was refused stays to be mended
  expect(screen.getByRole('alert').textContent).toBe('R1 is in the team already.');
  expect(fields[0]?.value).toBe('R1\nLeft');
  await fireEvent.click(button('Remove New one'));
  expect(team.querySelectorAll('.who b').length).toBe(4);
});

test.each(LANGS)('%s: no placeholder is left open', async (lang) => {
  const { container, tournaments } = await opened(`lang-${lang}`, lang);
  const event = tournaments.event;
  if (event?.format !== 'round-robin') throw new Error('no calendar');
  for (const tab of screen.getAllByRole('tab')) {
    await fireEvent.click(tab);
    expect(container.textContent).not.toMatch(/\{\w+|\{\{|undefined|\[object/);
    const match = container.querySelector<HTMLButtonElement>('button.match');
    if (match) {
      await fireEvent.click(match);
      expect(container.textContent).not.toMatch(/\{\w+|\{\{|undefined|\[object/);
    }
  }
});
