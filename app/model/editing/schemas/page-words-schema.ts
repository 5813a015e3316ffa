import { z } from "zod";
import { pictureNames } from "../../pictures/picture-names.ts";
import { topics } from "../../site/topics.ts";
import { lines } from "./lists.ts";
import { areaPage, pricesOverview, servicesOverview } from "./overview-schemas.ts";
import { refuse } from "./refusals.ts";
import { sameFor } from "./same-for.ts";
import { line, searchDescription, searchTitle, sentences, slug } from "./texts.ts";
import { plainTitledText, question, titledText } from "./titled-text.ts";

const search = { title: searchTitle, description: searchDescription };
const heading = line(80);
const lead = sentences(260);
const label = line(60);
const button = line(40);
const map = { map: sentences(160), elsewhere: line(60), river: line(40) };
const plainText = plainTitledText();

const home = z.strictObject({
	...search,
	heading,
	lead,
	cta: button,
	postal: z.strictObject({
		heading,
		hint: sentences(160),
		label,
		button,
		served: plainTitledText({ title: ["code"], text: ["area"] }),
		outside: plainTitledText({ title: ["code"] }),
		unreadable: plainText,
	}),
	services: z.strictObject({ heading, lead, taxes: sentences(200) }),
	visit: z.strictObject({
		heading,
		lead,
		steps: z
			.array(plainText.extend({ duration: line(40) }))
			.min(1)
			.max(6),
	}),
	teaser: z.strictObject({
		heading,
		title: label,
		homeQuestion: line(80),
		homes: z.strictObject({ house: line(40), condo: line(40), plex: line(40) }),
		ventQuestion: line(80),
		ventHint: sentences(200),
		cta: button,
	}),
	beforeAfter: z.strictObject({
		heading,
		lead,
		before: line(20),
		after: line(20),
		beforePicture: sentences(200),
		afterPicture: sentences(200),
		slider: line(80),
		shown: line(60, { blanks: ["before", "after"] }),
		caption: line(120),
	}),
	areas: z.strictObject({ heading, lead, link: button, ...map }),
	promotions: z.strictObject({ heading: label, all: button }),
	articles: z.strictObject({ heading: label, all: button }),
	questions: z.strictObject({ heading, lead, link: button, items: z.array(question).min(1).max(12) }),
	final: z.strictObject({ heading, lead, cta: button }),
});

const contact = z.strictObject({
	...search,
	heading,
	lead,
	phone: plainText,
	email: plainText,
	hours: z.strictObject({ title: label, holidays: line(120) }),
	address: z.strictObject({ title: label, text: sentences(200) }),
	next: z.strictObject({ heading, steps: z.array(plainText).min(1).max(6) }),
	areas: z.strictObject({ heading, lead, ...map }),
	urgent: titledText,
});

const thanks = z.strictObject({
	...search,
	heading,
	lead,
	reference: label,
	next: z.array(titledText).min(1).max(6),
	meanwhile: label,
});

const estimate = z.strictObject({
	...search,
	heading,
	lead,
	choose: label,
	chooseHint: line(120),
	promises: z.array(plainText).min(1).max(6),
	urgent: titledText,
});

const discounts = z.strictObject({
	...search,
	picture: z.enum(pictureNames),
	heading,
	lead,
	rules: z.strictObject({ heading, items: z.array(titledText).min(1).max(8) }),
	none: plainText,
});

const topic = z.strictObject({ label: line(40), slug, lead: sentences(200), description: searchDescription });

const blog = z.strictObject({
	...search,
	heading,
	lead,
	/** The description of the second and later pages. */
	pageDescription: sentences(155, { least: 70, blanks: ["page"] }),
	allTopics: button,
	topics: sameFor(topics, topic).superRefine((words, context) => {
		// With two topics at one address, the second could not be reached.
		for (const [index, name] of topics.entries()) {
			const { slug } = words[name];
			if (topics.findIndex((earlier) => words[earlier].slug === slug) === index) continue;
			const { error, params } = refuse("repeated", slug);
			context.addIssue({ code: "custom", message: error, params, path: [name, "slug"] });
		}
	}),
});

const searchPage = z.strictObject({
	...search,
	titleFor: line(60, { blanks: ["query"] }),
	heading,
	lead,
	label,
	button,
	kinds: z.strictObject({ service: line(30), article: line(30), page: line(30) }),
	found: z.strictObject({
		none: line(120, { blanks: ["query"] }),
		one: line(120, { blanks: ["query"] }),
		many: line(120, { blanks: ["count", "query"] }),
	}),
	/** Shown when no page contains all the words. */
	nearest: sentences(200, { blanks: ["query"] }),
	didYouMean: label,
	suggestions: z.strictObject({
		label,
		none: label,
		one: label,
		many: line(60, { blanks: ["count"] }),
	}),
	popular: z.strictObject({ heading: label, items: lines(line(40), 1, 12) }),
	services: label,
	help: plainText,
});

/** Members edit and publish each page separately. */
export const pageSchemas = {
	home,
	contact,
	thanks,
	estimate,
	discounts,
	blog,
	search: searchPage,
	services: servicesOverview,
	prices: pricesOverview,
	"area-montreal": areaPage,
	"area-laval": areaPage,
	"area-south-shore": areaPage,
};
