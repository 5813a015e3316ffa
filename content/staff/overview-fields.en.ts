import type { overviewLabels as french } from "./overview-fields.fr.ts";

const title = { label: "Title in Google", hint: "Without the company’s name, which is added automatically." };
const description = "Description in Google";

/** Labels of the fields of the services, prices and area pages. */
export const overviewLabels: typeof french = {
	"page:services.title": title,
	"page:services.description": description,
	"page:prices.title": title,
	"page:prices.description": description,
	"page:area-montreal.title": title,
	"page:area-montreal.description": description,
	"page:area-laval.title": title,
	"page:area-laval.description": description,
	"page:area-south-shore.title": title,
	"page:area-south-shore.description": description,
	// Which service do I need?
	where: "Heading above the places",
	first: { label: "Word before the check", hint: "Comes before each check: “First, empty the filter…”." },
	"page:services.places": "Places",
	"places.*": "Place",
	signs: "Signs",
	"signs.*": "Sign",
	check: { label: "What to check first", hint: "No capital letter: it follows the word chosen above." },
	leadsTo: "Service suggested",
	alike: "Two services that look alike",
	"alike.options": "Services compared",
	"alike.options.*": "Service",
	list: "The services",
	// Prices.
	contents: "Heading of the page contents",
	firm: "When the price is firm",
	"firm.items": "Stages of the price",
	"firm.items.*": "Stage",
	"columns.service": "Service column",
	"columns.price": "Price column",
	totals: "Heading of the worked visits",
	groups: { label: "Groups of prices", hint: "Rows: name | what the price covers | price, such as {{price:dryer}}." },
	"groups.air": "Air and ducts",
	"groups.rugs": "Rugs",
	"groups.furniture": "Furniture and mattresses",
	"groups.cleaning": "House cleaning",
	"groups.buildings": "Buildings",
	"groups.workplaces": "Factories, shops, offices",
	examples: {
		label: "Titles of the worked visits",
		hint: "The site works out the prices and writes what is assumed.",
	},
	"examples.*": "Title",
	unpriced: "Services with no automatic price",
	// Areas.
	changes: "What is different",
	"changes.items": "Differences",
	"changes.items.*": "Difference",
	unchanged: "What stays the same",
	sectors: "Neighbourhoods and cities",
	"sectors.items": "Places",
	"sectors.items.*": "Place",
	"sectors.items.*.name": "Name",
	worked: "Worked visits",
	reading: "Heading above the articles",
	others: "Heading above the other areas",
};
