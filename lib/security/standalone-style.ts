const light = `--color-paper:#fffcf6;--color-card:#fff;--color-well:#f4efe5;--color-line:#e7e2d8;--color-ink:#14213d;--color-ink-2:#44506b;--color-chilli:#c0271b;--color-mango:#ffb000;--color-primary:#14213d;--color-on-primary:#fff`
const dark = `--color-paper:#0e1526;--color-card:#172036;--color-well:#1e2942;--color-line:#2c3853;--color-ink:#f3efe6;--color-ink-2:#c2c8d6;--color-chilli:#ff8f80;--color-primary:#f3efe6;--color-on-primary:#14213d`

/** The product's look for pages that have nothing else: without style sheet, fonts and scripts of ours. */
export const standaloneStyle = `:root{${light};color-scheme:light dark}
:root[data-theme=light]{color-scheme:light}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}
:root[data-theme=dark]{${dark};color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;background:var(--color-paper);color:var(--color-ink);font:1rem/1.65 Anuphan,"Noto Sans Thai","Leelawadee UI",Thonburi,Tahoma,sans-serif}
main{display:flex;flex-direction:column;align-items:center;max-width:28rem;min-height:90vh;margin:auto;padding:2rem 1.5rem;justify-content:center;text-align:center}
svg{width:12rem;height:9rem;margin-bottom:1.25rem}
h1{margin:0;font-size:1.5rem;line-height:1.45;font-weight:600}
h2{margin:0 0 .25rem;font-size:1rem;line-height:1.65;font-weight:600}
p{margin:.5rem 0 0;color:var(--color-ink-2);text-wrap:balance}
section{width:100%;margin-top:1.5rem;padding:1rem 1.25rem;border:1px solid var(--color-line);border-radius:12px;background:var(--color-card);text-align:left}
ul{margin:0;padding-left:1.25rem;color:var(--color-ink-2)}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:.75rem;margin-top:1.5rem}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid var(--color-line);border-radius:10px;background:var(--color-card);color:inherit;font-weight:600;text-decoration:none}
#retry{border-color:transparent;background:var(--color-primary);color:var(--color-on-primary)}
:focus-visible{outline:2px solid var(--color-ink);box-shadow:0 0 0 4px var(--color-mango)}
[hidden]{display:none}`
