/** Styles of the phone's pages: the whole viewport on a phone, a phone in the middle of it elsewhere. */
export const phoneStyle = `
*, *::before, *::after { box-sizing: border-box; }
:root { --ink: #11232c; --soft: #52636c; --night: #0b2a3a; --deep: #0a5876; --leaf: #1b6b41; --rust: #a8311a; --paper: #fff; --mist: #eef3f5; --line: #d5dee2; }
body { margin: 0; min-height: 100dvh; display: grid; font: 400 16px/1.5 system-ui, 'Segoe UI', Roboto, sans-serif; color: var(--ink); background: var(--night); }
h1, h2, p, ul, dl, dd { margin: 0; padding: 0; }
ul { list-style: none; }
main { display: grid; align-content: start; gap: 20px; width: 100%; padding: 20px 20px 32px; background: var(--mist); }
header { display: flex; align-items: center; justify-content: space-between; gap: 12px; margin: -20px -20px 0; padding: 14px 20px; color: var(--paper); background: linear-gradient(120deg, var(--night), var(--deep)); }
header strong { font-weight: 650; letter-spacing: 0.01em; }
header a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; font-size: 14px; }
h1 { font-size: 22px; line-height: 1.25; letter-spacing: -0.01em; }
h2 { font-size: 17px; line-height: 1.3; }
.who { color: var(--soft); font-size: 14px; }
.card { display: grid; gap: 14px; padding: 20px; border: 1px solid var(--line); border-radius: 18px; background: var(--paper); box-shadow: 0 6px 24px rgb(11 42 58 / 8%); }
.code { display: flex; justify-content: center; gap: 10px; }
.code span { display: grid; place-items: center; width: 52px; height: 64px; border-radius: 12px; color: var(--paper); background: var(--deep); font: 650 32px/1 ui-monospace, 'Cascadia Mono', Menlo, monospace; }
.note { color: var(--soft); font-size: 14px; }
.left { text-align: center; color: var(--soft); font-size: 14px; }
form { display: grid; gap: 10px; }
button, .person a { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 52px; padding: 8px 16px; border: 1px solid transparent; border-radius: 14px; font: inherit; font-weight: 650; text-decoration: none; cursor: pointer; }
button.yes { color: var(--paper); background: var(--leaf); }
button.no { color: var(--rust); background: var(--paper); border-color: var(--rust); }
button.stranger { min-height: 44px; color: var(--soft); background: transparent; text-decoration: underline; text-underline-offset: 3px; }
button.go { color: var(--paper); background: var(--deep); }
:focus-visible { outline: 3px solid var(--deep); outline-offset: 3px; }
header :focus-visible { outline-color: var(--paper); }
.quiet { place-items: center; padding: 48px 20px; text-align: center; }
.quiet svg { color: var(--deep); }
.outcome { padding: 14px 18px; border-radius: 14px; color: var(--paper); background: var(--leaf); font-weight: 600; }
.outcome[data-tone='bad'] { background: var(--rust); }
.outcome[data-tone='late'] { color: var(--ink); background: #fbe7b2; }
.person a { justify-content: space-between; gap: 12px; color: inherit; background: var(--paper); border-color: var(--line); text-align: left; font-weight: 400; }
.person a:hover { border-color: var(--deep); }
.person strong, .person small { display: block; }
.person small { color: var(--soft); font-size: 13px; }
.people { display: grid; gap: 8px; }
label { font-weight: 600; font-size: 14px; }
input { width: 100%; min-height: 52px; padding: 8px 14px; border: 1px solid #75868e; border-radius: 14px; font: inherit; font-size: 18px; background: var(--paper); }
.error { color: var(--rust); font-size: 14px; font-weight: 600; }
@media (min-width: 560px) {
  body { place-items: center; padding: 32px 16px; background: radial-gradient(circle at 50% 0, #14506c, var(--night) 70%); }
  main { width: 390px; min-height: min(800px, 100dvh - 64px); border: 10px solid #07161f; border-radius: 44px; overflow: hidden; box-shadow: 0 30px 80px rgb(0 0 0 / 45%); }
}
`;
