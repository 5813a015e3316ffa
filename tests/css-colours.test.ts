import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/**
 * Colours that are the same in every brand. All others are custom properties of `app/styles/tokens.css`, which a published
 * brand overrides, or mixed from them: a literal one would stay that of the shipped brand.
 */
const inEveryBrand: Readonly<Record<string, readonly string[]>> = {
	// Of what is late, uncertain or wrong.
	"app/admin/styles/office.css": ["#fdefd0", "#7a4d00", "#5e3b00", "#fbe3de", "#7d2416"],
	"app/editing/office/content/typography-bar.css": ["rgb(94 59 0 / 0.16)"],
	"app/leads/office/styles/booking.css": ["rgb(94 59 0 / 0.18)"],
	"app/leads/office/styles/quote-totals.css": ["#b87a0e"],
	"app/insights/office/statistics/statistics.css": ["#e8c983"],
	"app/insights/office/statistics/statistics-tables.css": ["#f0d9a6", "#b87400"],
	// Grey for what is done; then what is missed or in conflict.
	"app/appointments/office/styles/agenda-week.css": ["#eceeea", "#f6f6f2", "#b3c1bd", "#fef8ea", "#b87a0e", "#fdf2ef"],
	// Of the crews, which members tell apart by them.
	"app/appointments/office/crews.css": ["#12403f", "#f3b04a", "#7fb7a3", "#c93f2b", "#3a7ca5", "#7a4871"],
	"app/appointments/office/styles/agenda.css": ["#12403f", "#e09a2c", "#7fb7a3", "#e4553f", "#4a90c4", "#7d4a78"],
	// Of search engines and social networks, whose results the editor imitates.
	"app/editing/office/content/editor.css": ["#fff", "#1a0dab", "#474747", "#f2f3f5", "#1c1e21", "#474747"],
	// Around a sample of any colour.
	"app/editing/office/settings/brand/brand.css": ["rgb(0 0 0 / 0.15)"],
};

const literal = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)]*\)/gi;

it.each(globSync("app/**/*.css").filter((path) => path !== "app/styles/tokens.css"))(
	"%s has only colours that follow the brand, or are the same in every brand",
	(path) => {
		const rules = readFileSync(path, "utf8").replace(/\/\*.*?\*\//gs, "");
		expect(rules.match(literal) ?? []).toEqual(inEveryBrand[path] ?? []);
	},
);
