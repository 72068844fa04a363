/** The shop's looks: paper and ink, one accent, pictures first. Follows the reader's light or dark. */
export const style = `
:root{color-scheme:light dark;--paper:#faf7f2;--card:#fff;--ink:#2a2420;--muted:#6f655d;--line:#e6ded3;--accent:#9c3d2e;--on-accent:#fff;--tint:#f3ebe0;--shadow:0 1px 2px #3b2a1a14,0 8px 24px #3b2a1a0f;--picture:#f6f1e9}
@media (prefers-color-scheme:dark){:root{--paper:#191614;--card:#221e1b;--ink:#f1eae2;--muted:#aca198;--line:#38312c;--accent:#f0957f;--on-accent:#2a120c;--tint:#2a2420;--shadow:0 1px 2px #0006,0 8px 24px #0004;--picture:#f6f1e9}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0;background:var(--paper);color:var(--ink);font:400 16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
a{color:inherit;text-decoration:none}
a:hover{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px;border-radius:6px}
.wrap{max-width:1360px;margin:0 auto;padding:0 clamp(16px,3vw,40px)}
.serif{font-family:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif;font-weight:600;letter-spacing:-.01em}
.skip{position:absolute;left:-999px}
.skip:focus{left:16px;top:12px;background:var(--card);padding:8px 14px;z-index:3}
header{background:linear-gradient(var(--line),var(--line)) 0 72px/100% 1px no-repeat,var(--card);border-bottom:1px solid var(--line)}
.bar{display:flex;align-items:center;gap:16px;height:73px}
.logo{display:flex;align-items:center;gap:12px;font-size:clamp(19px,2.4vw,24px);line-height:1.1}
.logo svg{width:36px;height:36px;flex:none;color:var(--accent)}
.languages{margin-left:auto;display:flex;gap:2px;font-size:13px}
.languages a{padding:8px;border-radius:8px;color:var(--muted);min-width:36px;text-align:center}
.languages a[aria-current]{background:var(--tint);color:var(--ink);font-weight:600}
nav.shelf{overflow-x:auto;scrollbar-width:none;mask-image:linear-gradient(90deg,#000 calc(100% - 72px),#0000)}
nav.shelf ul{display:flex;gap:26px;list-style:none;padding-block:0;padding-right:72px;white-space:nowrap;font-size:14.5px;width:max-content;min-width:100%}
@media (min-width:1360px){nav.shelf ul{padding-left:calc((100vw - 1360px)/2 + 40px)}}
nav.shelf a{display:block;padding:13px 0 11px;border-bottom:2px solid transparent;color:var(--muted)}
nav.shelf a:hover{color:var(--ink)}
nav.shelf a[aria-current]{color:var(--ink);border-color:var(--accent);font-weight:600}
.hero{padding:clamp(36px,6vw,72px) 0 clamp(24px,4vw,40px);text-align:center}
.hero h1{font-size:clamp(32px,5.2vw,58px);line-height:1.08;margin:0 auto 10px;max-width:24ch;text-wrap:balance}
.hero p{margin:0;color:var(--muted)}
h2{font-size:clamp(21px,2.4vw,27px);margin:0 0 18px}
.chips+h2{margin-top:40px}
.departments{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr));gap:20px;padding-bottom:64px}
.department{background:var(--card);border:1px solid var(--line);border-radius:18px;overflow:hidden;display:flex;flex-direction:column}
.department:hover{box-shadow:var(--shadow)}
.trio{display:grid;grid-template-columns:repeat(3,1fr);gap:1px;background:var(--line)}
.trio img{width:100%;height:auto;aspect-ratio:1;object-fit:cover;display:block;background:var(--picture)}
.department div.text{padding:16px 18px 18px}
.department h3{margin:0;font-size:19px;line-height:1.25}
.department small{color:var(--muted);font-size:13.5px}
.chips{display:flex;flex-wrap:wrap;gap:8px;list-style:none;margin:12px 0 0;padding:0;font-size:13.5px}
.chips a{display:block;padding:5px 12px;border-radius:99px;background:var(--tint)}
.chips a:hover{background:var(--accent);color:var(--on-accent)}
@media (max-width:640px){.chips{flex-wrap:nowrap;overflow-x:auto;scrollbar-width:none;white-space:nowrap;margin-inline:-16px;padding-inline:16px}.chips a{padding:9px 14px}}
.below{list-style:none;display:flex;flex-wrap:wrap;gap:1px 16px;margin:10px 0 0;padding:0;font-size:14px;line-height:1.7}
.below a{text-decoration:underline;text-decoration-color:var(--line);text-underline-offset:4px}
.chips a[aria-current]{background:var(--ink);color:var(--paper)}
.crumbs{padding-top:22px;font-size:13.5px;color:var(--muted)}
.crumbs ol{display:flex;flex-wrap:wrap;gap:6px;list-style:none;margin:0;padding:0}
.crumbs li+li:before{content:"/";margin-right:6px;color:var(--line)}
.head{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:8px 24px;margin:10px 0 4px}
.head h1{font-size:clamp(28px,4vw,42px);line-height:1.12;margin:0;text-wrap:balance}
.head p{margin:0;color:var(--muted);font-size:14.5px}
.head a{text-decoration:underline;text-underline-offset:3px;text-decoration-color:var(--line)}
.products{display:grid;grid-template-columns:repeat(2,1fr);gap:26px 14px;list-style:none;margin:26px 0 0;padding:0}
@media (min-width:700px){.products{grid-template-columns:repeat(3,1fr);gap:34px 22px}}
@media (min-width:960px){.products{grid-template-columns:repeat(4,1fr)}}
@media (min-width:1240px){.products{grid-template-columns:repeat(6,1fr);gap:36px 22px}}
.product{position:relative;display:flex;flex-direction:column}
.frame{position:relative;border-radius:14px;overflow:hidden;background:var(--picture);border:1px solid var(--line)}
.frame img{width:100%;height:auto;aspect-ratio:1;display:block;object-fit:cover;transition:transform .35s ease}
.product:hover .frame img{transform:scale(1.04)}
.out .frame img{filter:grayscale(1);opacity:.45}
.badge{position:absolute;left:10px;bottom:10px;border-radius:99px;padding:3px 11px;font-size:12.5px;font-weight:600;background:#2a2420;color:#fff}
.badge.off{background:#9c3d2e}
.place{position:absolute;right:10px;top:10px;min-width:30px;text-align:center;border-radius:99px;padding:3px 9px;font-size:13px;font-weight:700;font-variant-numeric:tabular-nums;background:#2a2420e6;color:#fff}
.product h2{font:inherit;font-size:14.5px;line-height:1.35;margin:11px 0 3px;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden;overflow-wrap:anywhere}
.brand{font-size:12.5px;color:var(--muted);margin:0}
.price{margin:auto 0 0;padding-top:3px;font-weight:600;font-variant-numeric:tabular-nums}
.price s{font-weight:400;color:var(--muted);font-size:14px;margin-left:6px}
.out .price{color:var(--muted);font-weight:400}
.pages{display:flex;justify-content:center;align-items:center;flex-wrap:wrap;gap:6px;margin:44px 0 8px;font-variant-numeric:tabular-nums}
.pages a,.pages span{min-width:42px;height:42px;padding:0 12px;display:grid;place-items:center;border-radius:12px}
.pages a{border:1px solid var(--line);background:var(--card)}
.pages a:hover{border-color:var(--accent)}
.pages a[aria-current]{background:var(--ink);border-color:var(--ink);color:var(--paper);font-weight:600}
.note{padding:80px 0;text-align:center;color:var(--muted)}
.note h1{color:var(--ink);font-size:32px;margin:0 0 8px}
footer{margin-top:64px;border-top:1px solid var(--line);color:var(--muted);font-size:13.5px}
footer p{margin:0;padding:26px 0 40px;max-width:70ch}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (max-width:420px){.pages .far{display:none}}
@media (prefers-reduced-motion:reduce){*{transition:none!important;scroll-behavior:auto!important}}
`
