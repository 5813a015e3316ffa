import type { CSSProperties } from "react";

/** The palette of the site. Mail programs support neither CSS variables nor our fonts. */
export const colours = {
	spruce: "#12403f",
	teal700: "#1f625c",
	mint: "#a9e4cc",
	mint100: "#d8f3e6",
	cream: "#fbf4e6",
	cream200: "#efe3cc",
	white: "#fffdf8",
	berry: "#e4553f",
	berry600: "#c93f2b",
	amber: "#f3b04a",
	amber100: "#fdeccb",
	ink: "#122726",
	ink600: "#45605d",
} as const;

const fonts = "Figtree, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const border = `1px solid ${colours.cream200}`;
const cell = { verticalAlign: "top", fontWeight: 400 } as const;
const line = {
	...cell,
	padding: "11px 0",
	fontSize: "17px",
	lineHeight: "24px",
	color: colours.ink,
	borderBottom: border,
} as const;
const sum = { ...cell, padding: "9px 0 0", fontSize: "15px", lineHeight: "22px", color: colours.ink600 } as const;
const total = {
	...cell,
	padding: "12px 0 8px",
	fontSize: "18px",
	lineHeight: "24px",
	fontWeight: 700,
	color: colours.ink,
} as const;
/** Prevents line breaks: an amount split over two lines is misread. */
const amount = { paddingLeft: "14px", textAlign: "right", whiteSpace: "nowrap" } as const;

const fact = {
	margin: "0 0 10px",
	fontSize: "17px",
	lineHeight: "25px",
	color: colours.ink,
	overflowWrap: "anywhere",
} as const;

export const styles = {
	body: { margin: 0, padding: "24px 12px", backgroundColor: colours.cream, fontFamily: fonts, color: colours.ink },
	card: { maxWidth: "600px", backgroundColor: colours.white, borderRadius: "20px", overflow: "hidden" },
	masthead: { backgroundColor: colours.spruce, padding: "22px 32px" },
	wordmark: {
		margin: 0,
		fontSize: "26px",
		lineHeight: "30px",
		fontWeight: 700,
		letterSpacing: "-0.02em",
		color: colours.cream,
	},
	berry: { color: colours.berry },
	content: { padding: "32px 32px 36px" },
	heading: {
		margin: "0 0 16px",
		fontSize: "30px",
		lineHeight: "34px",
		fontWeight: 700,
		letterSpacing: "-0.02em",
		color: colours.spruce,
	},
	subheading: { margin: "32px 0 12px", fontSize: "20px", lineHeight: "26px", fontWeight: 700, color: colours.spruce },
	thirdHeading: { margin: "22px 0 10px", fontSize: "17px", lineHeight: "24px", fontWeight: 700, color: colours.spruce },
	text: { margin: "0 0 12px", fontSize: "17px", lineHeight: "27px", color: colours.ink, overflowWrap: "anywhere" },
	fact,
	quiet: { margin: "0 0 10px", fontSize: "15px", lineHeight: "23px", color: colours.ink600, overflowWrap: "anywhere" },
	link: { color: colours.teal700, textDecoration: "underline" },
	panel: { backgroundColor: colours.mint100, borderRadius: "16px", padding: "18px 22px", margin: "20px 0" },
	sand: { backgroundColor: colours.cream, borderRadius: "16px", padding: "18px 22px 10px" },
	doubt: {
		backgroundColor: colours.amber100,
		borderLeft: `6px solid ${colours.amber}`,
		borderRadius: "10px",
		padding: "16px 20px 6px",
		margin: "0 0 20px",
	},
	label: { margin: 0, fontSize: "15px", lineHeight: "22px", color: colours.ink600 },
	reference: {
		margin: "2px 0 6px",
		fontSize: "26px",
		lineHeight: "32px",
		fontWeight: 700,
		letterSpacing: "0.02em",
		color: colours.spruce,
	},
	range: {
		margin: 0,
		fontSize: "34px",
		lineHeight: "40px",
		letterSpacing: "-0.02em",
		fontWeight: 700,
		color: colours.spruce,
	},
	table: { width: "100%", borderCollapse: "collapse", borderTop: border },
	lineLabel: { ...line, textAlign: "left" },
	line: { ...line, ...amount, color: colours.ink },
	sumLabel: { ...sum, textAlign: "left" },
	sum: { ...sum, ...amount },
	totalLabel: { ...total, textAlign: "left" },
	total: { ...total, ...amount },
	document: { borderTop: border, marginTop: "28px" },
	/** Starts with a text; a heading brings its own space. */
	notedDocument: { borderTop: border, marginTop: "28px", paddingTop: "26px" },
	party: { ...fact, margin: "16px 0" },
	/** Its cells inherit what they can: a long contract has to stay below the size at which Gmail clips a mail. */
	documentTable: {
		width: "100%",
		borderCollapse: "collapse",
		margin: "26px 0 14px",
		fontSize: "17px",
		lineHeight: "24px",
		color: colours.ink,
		overflowWrap: "anywhere",
	},
	documentLine: { padding: "11px 0", borderBottom: border },
	documentNote: { fontSize: "15px", fontWeight: 400, color: colours.ink600 },
	documentDiscount: { padding: "11px 0", borderBottom: border, fontWeight: 400 },
	documentAmount: { padding: "11px 0 11px 14px", borderBottom: border, whiteSpace: "nowrap" },
	columnLabel: { padding: "0 0 8px", borderBottom: border, fontSize: "15px", fontWeight: 400, color: colours.ink600 },
	terms: { fontSize: "15px", lineHeight: "23px", color: colours.ink, overflowWrap: "anywhere" },
	termsHeading: { margin: "20px 0 6px", fontSize: "16px", lineHeight: "23px", fontWeight: 700, color: colours.spruce },
	termsCell: { ...cell, padding: "8px 10px 8px 0", borderBottom: border, textAlign: "left" },
	termsCallout: { backgroundColor: colours.cream, borderRadius: "12px", padding: "2px 16px" },
	hash: { fontFamily: "ui-monospace, Menlo, Consolas, monospace", fontSize: "13px", wordBreak: "break-all" },
	step: {
		width: "32px",
		height: "32px",
		borderRadius: "16px",
		backgroundColor: colours.mint,
		color: colours.spruce,
		fontSize: "16px",
		lineHeight: "32px",
		fontWeight: 700,
		textAlign: "center",
	},
	button: {
		backgroundColor: colours.berry600,
		color: colours.white,
		borderRadius: "999px",
		padding: "15px 26px",
		fontSize: "17px",
		fontWeight: 700,
	},
	otherButton: {
		backgroundColor: colours.mint100,
		color: colours.spruce,
		borderRadius: "999px",
		padding: "15px 26px",
		fontSize: "17px",
		fontWeight: 700,
	},
	footer: { maxWidth: "600px", padding: "24px 32px 8px" },
} as const satisfies Record<string, CSSProperties>;

/**
 * Explicit dark mode for mail programs that support the media query; the others darken solid colours by themselves.
 * Every text has a background colour in its own cell, so that neither way results in light text on a light background.
 */
export const darkMode = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
	.content, .masthead { padding-left: 22px !important; padding-right: 22px !important; }
	.footer { padding-left: 22px !important; padding-right: 22px !important; }
}
@media (prefers-color-scheme: dark) {
	.page, .page>table>tbody>tr>td { background-color: #071f1f !important; }
	.card { background-color: #0b2e2e !important; }
	.masthead { background-color: #12403f !important; }
	.panel, .sand, .other-button { background-color: #12403f !important; }
	.doubt { background-color: #3d3013 !important; }
	.heading, .reference { color: #a9e4cc !important; }
	.text, .other-button { color: #fbf4e6 !important; }
	.quiet { color: #c3d6cd !important; }
	.rule { border-color: #1f625c !important; }
	.link { color: #a9e4cc !important; }
}
`;

/** For HTML that is not made of components. */
export function inlineStyle(style: CSSProperties): string {
	return Object.entries(style)
		.map(([name, value]) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
		.join(";");
}
