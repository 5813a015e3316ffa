import { z } from "zod";
import { priceGroupNames } from "../../estimate/example-names.ts";
import { iconNames } from "../../pictures/icon-names.ts";
import { pictureNames } from "../../pictures/picture-names.ts";
import { serviceNames } from "../../service-names.ts";
import { sameFor } from "./same-for.ts";
import { fact } from "./service-words-schema.ts";
import { refuseUneven, tableRows } from "./table-rows.ts";
import { line, rich, searchDescription, searchTitle, sentences } from "./texts.ts";
import { question, titledText } from "./titled-text.ts";

const search = { title: searchTitle, description: searchDescription };
const heading = line(80);
const lead = sentences(260);
const label = line(60);
const questions = z.strictObject({ heading, items: z.array(question).min(1).max(8) });
/** The examples themselves are in `app/model/estimate/worked-examples.ts`, and the engine words what they assume. */
const threeTitles = z.tuple([label, label, label]);

/** Which service do I need? What a visitor sees at home comes first, then the services. */
export const servicesOverview = z.strictObject({
	...search,
	heading,
	lead,
	where: label,
	/** Comes before what to check without us. */
	first: line(20),
	places: z
		.array(
			z.strictObject({
				heading,
				picture: z.enum(pictureNames),
				signs: z
					.array(
						z.strictObject({
							icon: z.enum(iconNames),
							title: line(80),
							check: sentences(200),
							leadsTo: z.enum(serviceNames),
						}),
					)
					.min(1)
					.max(6),
			}),
		)
		.min(1)
		.max(8),
	otherwise: titledText,
	alike: z.strictObject({ heading, options: z.array(titledText.extend({ leadsTo: z.enum(serviceNames) })).length(2) }),
	list: z.strictObject({ heading, lead: rich(260) }),
});

/** Each row is a name, what the price covers, and the price. */
const priceGroup = z.strictObject({ heading, lead: rich(260), rows: tableRows, examples: threeTitles });

/** All prices, and three visits of each sort with their total. */
export const pricesOverview = z
	.strictObject({
		...search,
		heading,
		lead,
		facts: z.tuple([fact, fact, fact]),
		contents: label,
		firm: z.strictObject({ heading, items: z.array(titledText).min(1).max(4) }),
		columns: z.strictObject({ service: label, price: label }),
		totals: label,
		groups: sameFor(priceGroupNames, priceGroup),
		unpriced: titledText,
		questions,
	})
	.superRefine(({ groups }, context) => {
		for (const name of priceGroupNames) refuseUneven(groups[name].rows, 3, context, ["groups", name, "rows"]);
	});

/** What is really different in one area, with three visits there. */
export const areaPage = z.strictObject({
	...search,
	heading,
	lead,
	facts: z.tuple([fact, fact, fact]),
	changes: z.strictObject({
		heading,
		lead,
		items: z
			.array(titledText.extend({ icon: z.enum(iconNames) }))
			.min(1)
			.max(6),
		unchanged: titledText,
	}),
	sectors: z.strictObject({
		heading,
		lead: rich(260),
		items: z
			.array(z.strictObject({ name: label, text: rich(300) }))
			.min(1)
			.max(12),
	}),
	worked: z.strictObject({ heading, lead, examples: threeTitles, all: label }),
	reading: label,
	questions,
	others: label,
});
