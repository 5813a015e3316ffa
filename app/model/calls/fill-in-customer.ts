/** What a known customer's leads say, for the fields of the screen that are empty. */
export type FillIn = Readonly<Record<FillName, string>>;

const fillNames = ["email", "postalCode", "street", "unit", "city"] as const;

export type FillName = (typeof fillNames)[number];

/** They belong together: an address is never mixed from two. */
const address: readonly FillName[] = ["postalCode", "street", "unit", "city"];

/** The fields that are filled in: those that are empty and known. Nothing that was typed is replaced. */
export function fieldsToFill(fill: FillIn, typed: (name: FillName) => string): FillName[] {
	const isOther = address.some((name) => bare(typed(name)) !== "" && bare(typed(name)) !== bare(fill[name]));
	return fillNames.filter(
		(name) => fill[name] !== "" && bare(typed(name)) === "" && !(isOther && address.includes(name)),
	);
}

function bare(text: string): string {
	return text.replace(/\s/g, "").toLowerCase();
}
