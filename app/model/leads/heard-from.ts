/** How a caller says that they know the company, in the order of the list that members choose from. */
export const heardFromChoices = [
	"returning",
	"recommended",
	"search",
	"social",
	"vehicle",
	"flyer",
	"partner",
	"other",
] as const;

export type HeardFrom = (typeof heardFromChoices)[number];

export function isHeardFrom(value: unknown): value is HeardFrom {
	return (heardFromChoices as readonly unknown[]).includes(value);
}
