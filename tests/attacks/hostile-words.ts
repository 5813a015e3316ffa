/** Injected code that runs sets `window.pwned`. */
const run = "window.pwned=1";

/** Short enough for a name field; each targets another context (attribute, script, spreadsheet, mail header, log). */
export const hostileNames: readonly string[] = [
	`"><img src=x onerror=${run}>`,
	`</script><script>${run}</script>`,
	`' onmouseover='${run}' x='`,
	`<svg/onload=${run}>{{${run}}}`,
	`</title></textarea><script>${run}//`,
	`\u2028]]>--><!--<script>${run}</script>`,
	'=HYPERLINK("https://evil.example","x")',
	"+1+cmd|' /C calc'!A0",
	"-2+3",
	"@SUM(1+1)",
	"\t=1+1",
	"＝1+1",
	"Jeanne\r\nBcc: victim@evil.example",
	'Jeanne\n{"level":"error","event":"forged"}',
	"%0d%0aBcc:victim@evil.example",
	"\u202egnp.exe",
];

/** For longer fields: all of the names, and payloads for HTML, Markdown, calendars and templates. */
export const hostileText: string = [
	...hostileNames,
	`<script>${run}</script>`,
	`<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
	`<a href="javascript:${run}">x</a> [x](javascript:${run}) ![x](x" onerror="${run})`,
	`<details open ontoggle=${run}><style>@import "https://evil.example"</style>`,
	`<math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
	`\${${run}} #{${run}} <%= ${run} %> {phone} {{phone}}`,
	"END:VEVENT\r\nBEGIN:VALARM\r\nACTION:EMAIL\r\nATTENDEE:mailto:victim@evil.example",
	"\\u003cscript\\u003e \\x3cscript\\x3e &lt;script&gt;",
].join("\n");

/** Valid addresses with characters that are special in HTML, templates or spreadsheets. */
export const hostileEmails: readonly string[] = [
	"o'onmouseover=window.pwned=1'@visiteur.example",
	"a`b{c}@visiteur.example",
	"=1+1@visiteur.example",
];

export const refusedEmails: readonly string[] = [
	"a@visiteur.example\r\nBcc: victim@evil.example",
	"a@visiteur.example,victim@evil.example",
	"<script>@visiteur.example",
	'"a b"@visiteur.example',
	"a@visiteur.example;victim@evil.example",
];
