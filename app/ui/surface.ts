import type { ServiceFacts } from "#app/model/site/service-words.ts";

/** The four background colours of tiles, with the text colours for each. */
export const surfaces = {
	white: { box: "bg-white", heading: "text-spruce", text: "text-ink-600", price: "text-spruce" },
	mint: { box: "bg-mint-100", heading: "text-spruce", text: "text-ink-600", price: "text-spruce" },
	sand: { box: "bg-cream-200", heading: "text-spruce", text: "text-ink-600", price: "text-spruce" },
	spruce: { box: "bg-spruce", heading: "text-cream", text: "text-mint", price: "text-cream" },
} as const satisfies Record<ServiceFacts["surface"], Record<string, string>>;
