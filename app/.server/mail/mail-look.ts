import { type CSSProperties, createContext, use } from "react";
import { type Hex, hexOf, oklchOf } from "#app/model/brand/color.ts";
import { type Palette, shippedPalette } from "#app/model/brand/palette.ts";

/** The ground of notices, which follows no brand. */
const paleAmber = "#fdeccb";

const fonts = "Figtree, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The mark or the logo of the company, as a picture with an absolute URL. */
interface MailMark {
	kind: "mark" | "logo";
	url: string;
}

/** Mail programs support neither CSS variables nor our fonts: the colours of the brand are in every style. */
export interface MailLook {
	styles: ReturnType<typeof stylesOf>;
	/** The style sheet of the document. */
	sheet: string;
	/** Absent: the name in text only. */
	mark?: MailMark;
}

export function lookOf(palette: Palette, mark?: MailMark): MailLook {
	return { styles: stylesOf(palette), sheet: sheetOf(palette), ...(mark && { mark }) };
}

/** Set by `renderMail`. */
export const MailLookContext = createContext<MailLook>(lookOf(shippedPalette));

export function useMailLook(): MailLook {
	return use(MailLookContext);
}

function stylesOf(colours: Palette) {
	const border = `1px solid ${colours["cream-200"]}`;
	const cell = { verticalAlign: "top", fontWeight: 400 } as const;
	const line = {
		...cell,
		padding: "11px 0",
		fontSize: "17px",
		lineHeight: "24px",
		color: colours.ink,
		borderBottom: border,
	} as const;
	const sum = { ...cell, padding: "9px 0 0", fontSize: "15px", lineHeight: "22px", color: colours["ink-600"] } as const;
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

	return {
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
		/** Pictures are made for light grounds. */
		mark: {
			display: "inline-block",
			verticalAlign: "middle",
			marginRight: "12px",
			padding: "4px",
			borderRadius: "10px",
			backgroundColor: colours.cream,
		},
		logo: {
			padding: "6px 8px",
			borderRadius: "10px",
			backgroundColor: colours.cream,
			color: colours.spruce,
			fontSize: "20px",
		},
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
		thirdHeading: {
			margin: "22px 0 10px",
			fontSize: "17px",
			lineHeight: "24px",
			fontWeight: 700,
			color: colours.spruce,
		},
		text: { margin: "0 0 12px", fontSize: "17px", lineHeight: "27px", color: colours.ink, overflowWrap: "anywhere" },
		fact,
		quiet: {
			margin: "0 0 10px",
			fontSize: "15px",
			lineHeight: "23px",
			color: colours["ink-600"],
			overflowWrap: "anywhere",
		},
		link: { color: colours["teal-700"], textDecoration: "underline" },
		panel: { backgroundColor: colours["mint-100"], borderRadius: "16px", padding: "18px 22px", margin: "20px 0" },
		sand: { backgroundColor: colours.cream, borderRadius: "16px", padding: "18px 22px 10px" },
		doubt: {
			backgroundColor: paleAmber,
			borderLeft: `6px solid ${colours.amber}`,
			borderRadius: "10px",
			padding: "16px 20px 6px",
			margin: "0 0 20px",
		},
		label: { margin: 0, fontSize: "15px", lineHeight: "22px", color: colours["ink-600"] },
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
		documentNote: { fontSize: "15px", fontWeight: 400, color: colours["ink-600"] },
		documentDiscount: { padding: "11px 0", borderBottom: border, fontWeight: 400 },
		documentAmount: { padding: "11px 0 11px 14px", borderBottom: border, whiteSpace: "nowrap" },
		columnLabel: {
			padding: "0 0 8px",
			borderBottom: border,
			fontSize: "15px",
			fontWeight: 400,
			color: colours["ink-600"],
		},
		terms: { fontSize: "15px", lineHeight: "23px", color: colours.ink, overflowWrap: "anywhere" },
		termsHeading: {
			margin: "20px 0 6px",
			fontSize: "16px",
			lineHeight: "23px",
			fontWeight: 700,
			color: colours.spruce,
		},
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
			backgroundColor: colours["berry-600"],
			color: colours.white,
			borderRadius: "999px",
			padding: "15px 26px",
			fontSize: "17px",
			fontWeight: 700,
		},
		otherButton: {
			backgroundColor: colours["mint-100"],
			color: colours.spruce,
			borderRadius: "999px",
			padding: "15px 26px",
			fontSize: "17px",
			fontWeight: 700,
		},
		footer: { maxWidth: "600px", padding: "24px 32px 8px" },
	} satisfies Record<string, CSSProperties>;
}

/**
 * Explicit dark mode for mail programs that support the media query; the others darken solid colours by themselves.
 * Every text has a background colour in its own cell, so that neither way results in light text on a light background.
 */
function sheetOf(palette: Palette): string {
	const { spruce, mint, cream } = palette;
	const { card, page, quiet } = darkGrounds(palette);
	return `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
	.content, .masthead { padding-left: 22px !important; padding-right: 22px !important; }
	.footer { padding-left: 22px !important; padding-right: 22px !important; }
}
@media (prefers-color-scheme: dark) {
	.page, .page>table>tbody>tr>td { background-color: ${page} !important; }
	.card { background-color: ${card} !important; }
	.masthead { background-color: ${spruce} !important; }
	.panel, .sand, .other-button { background-color: ${spruce} !important; }
	.doubt { background-color: #3d3013 !important; }
	.heading, .reference { color: ${mint} !important; }
	.text, .other-button { color: ${cream} !important; }
	.quiet { color: ${quiet} !important; }
	.rule { border-color: ${palette["teal-700"]} !important; }
	.link { color: ${mint} !important; }
}
`;
}

/** A ground darker than the card, and a text quieter than `cream`. */
function darkGrounds(palette: Palette): Record<"card" | "page" | "quiet", Hex> {
	const card = palette["spruce-950"];
	if (palette === shippedPalette) return { card, page: "#071f1f", quiet: "#c3d6cd" };
	const { l, c, h } = oklchOf(card);
	return { card, page: hexOf({ l: l - 0.06, c, h }), quiet: hexOf({ l: 0.86, c: Math.min(c, 0.02), h }) };
}

/** For HTML that is not made of components. */
export function inlineStyle(style: CSSProperties): string {
	return Object.entries(style)
		.map(([name, value]) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
		.join(";");
}
