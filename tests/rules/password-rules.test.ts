import { describe, expect, it } from 'vitest';
import {
  defaultPasswordPolicy,
  newPasswordProblem,
  checkPasswordRules,
  type PasswordPolicy,
} from '../../lib/rules/security/password-rules.ts';

const strict: PasswordPolicy = {
  minimum: 10,
  maximum: 20,
  lowercase: true,
  uppercase: true,
  digit: true,
  special: true,
  specialCharacters: ['-', '!'],
};
const unmet = (policy: PasswordPolicy, password: string) =>
  checkPasswordRules(policy, password)
    .filter(({ isMet }) => !isMet)
    .map(({ text }) => text);

describe('the rules of a password', () => {
  it.each([
    ['Abcdefgh1-', []],
    [
      '',
      [
        'Lykilorð þarf að vera að minnsta kosti 10 stafir',
        'að minnsta kosti einn lágstafur',
        'að minnsta kosti einn hástafur',
        'að minnsta kosti ein tala',
        'að minnsta kosti eitt sértákn',
      ],
    ],
    ['abcdefgh1-', ['að minnsta kosti einn hástafur']],
    ['ABCDEFGH1-', ['að minnsta kosti einn lágstafur']],
    ['Abcdefghi-', ['að minnsta kosti ein tala']],
    ['Abcdefghi1', ['að minnsta kosti eitt sértákn']],
    ['Abcdefghi1?', ['að minnsta kosti eitt sértákn']],
    ['Abc1-', ['Lykilorð þarf að vera að minnsta kosti 10 stafir']],
    ['Abcdefghijklmnopqrs1-', ['ekki fleiri en 20 stafir']],
  ])('%s does not meet %s', (password, missing) => {
    expect(unmet(strict, password)).toEqual(missing);
  });

  it('say nothing of a limit that nobody reaches by typing', () => {
    const policy = { ...defaultPasswordPolicy, maximum: 4096 };
    expect(checkPasswordRules(policy, 'abc')).toHaveLength(1);
    expect(unmet(policy, 'a'.repeat(4097))).toEqual(['ekki fleiri en 4096 stafir']);
  });

  it.each([
    ['', 'Þennan reit þarf að fylla út'],
    ['12345', 'Lykilorð þarf að vera að minnsta kosti 6 stafir'],
    ['12345678', null],
  ])('%s is told: %s', (password, text) => {
    expect(newPasswordProblem(defaultPasswordPolicy, password)).toBe(text);
  });

  it('are summed up when several are missing', () => {
    expect(newPasswordProblem(strict, 'abc')).toBe('Lykilorðið uppfyllir ekki kröfur.');
  });
});
