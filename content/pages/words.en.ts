import type { PageWords } from "#app/model/site/page-words.ts";
import { areas } from "./areas.en.ts";
import { prices } from "./prices.en.ts";
import { services } from "./services.en.ts";

export const words: PageWords = {
	home: {
		title: "Duct, rug and house cleaning in Montréal",
		description:
			"Ducts, rugs, furniture and house cleaning in Montréal, Laval and on the South Shore. An honest price range in two minutes, before you call.",
		heading: "A clean home, a clear price.",
		lead: "Ducts, rugs or the whole house: one company for Montréal, Laval and the South Shore. You see a price range before you call us.",
		cta: "Get my price",
		postal: {
			heading: "Do we serve your area?",
			hint: "The first three characters are enough: {{postal:start}}, for example.",
			label: "Postal code",
			button: "Check",
			served: { title: "Yes, we serve {code}.", text: "{area}. Travel is included in every price." },
			outside: {
				title: "{code} is outside our usual area.",
				text: "Call us anyway. We do go there sometimes, and we will tell you right away.",
			},
			unreadable: {
				title: "That does not look like a postal code.",
				text: "It should start with a letter, a digit and a letter, such as {{postal:start}}.",
			},
		},
		services: {
			heading: "Cleaning services, from basement to attic",
			lead: "Every price includes travel, equipment and the protection of your home.",
			taxes: "Prices before taxes. GST 5% and QST 9.975% are added; the estimate always shows the full total.",
		},
		visit: {
			heading: "A visit without surprises",
			lead: "The estimate is a range; the quote you accept is firm, and it is the price on the invoice. If the job turns out to be different, we stop and ask you first.",
			steps: [
				{
					title: "You see your range",
					text: "Answer a few questions and the range appears, before and after taxes. Then you suggest a day and a time of day.",
					duration: "2 minutes",
				},
				{
					title: "We protect your home, then clean",
					text: "We lay drop sheets and cover wall corners. Before we begin, we photograph the inside of the ducts.",
					duration: "2 to 4 hours",
				},
				{
					title: "You check the work with us",
					text: "We look at the result together, along with the photos. You pay afterward, and there is nothing to sign in a hurry.",
					duration: "15 minutes",
				},
			],
		},
		teaser: {
			heading: "The price of your ducts in two questions",
			title: "Ventilation ducts",
			homeQuestion: "What kind of home is it?",
			homes: { house: "House", condo: "Condo", plex: "Duplex or triplex" },
			ventQuestion: "How many air vents, roughly?",
			ventHint: "Count the grilles on floors, walls and ceilings. A three-bedroom house often has ten to sixteen.",
			cta: "Refine my price",
		},
		beforeAfter: {
			heading: "The same kitchen, three hours later",
			lead: "Drag to compare. At your place, we look at the result together before we leave.",
			before: "Before",
			after: "After",
			beforePicture:
				"The kitchen before cleaning: a stained floor with balls of dust, crumbs on the island, dirty dishes and a full garbage can.",
			afterPicture:
				"The same kitchen after cleaning: the checkered floor is clean, the counter is clear and the dishes are drying by the sink.",
			slider: "Before and after comparison",
			shown: "{before}% before, {after}% after",
			caption: "An illustration, not a customer’s photo.",
		},
		areas: {
			heading: "Areas we serve",
			lead: "Travel is included in these areas.",
			link: "Check my postal code",
			map: "Illustrated map: we serve Montréal, Laval and the South Shore.",
			elsewhere: "North Shore: call us",
			river: "St. Lawrence River",
		},
		promotions: { heading: "Current promotions", all: "All promotions" },
		articles: { heading: "Useful advice, with nothing to sell you", all: "All articles" },
		questions: {
			heading: "Frequently asked questions",
			lead: "Have another one? Call or write to us. We answer in French and in English.",
			link: "Contact us",
			items: [
				{
					question: "Can the price change once you are here?",
					answer:
						"The estimate is a range; the quote you accept is firm. It changes only if what we find differs from what you described, for instance twenty vents instead of fourteen: we stop, show you what we found, and you decide. Saying no costs nothing. For house cleaning, which is paid by the hour, the rate is firm and there is a ceiling.",
				},
				{
					question: "Do I have to be home during the visit?",
					answer:
						"An adult lets us in, or we agree on another way in; at the end, we like to look at the result with you. In between, you can work, run an errand or have a coffee.",
				},
				{
					question: "How long does a duct cleaning take?",
					answer:
						"Two to four hours for a house, depending on the number of vents and how easy it is to reach the furnace. The dryer duct adds about 45 minutes.",
				},
				{
					question: "Can my pets stay home?",
					answer:
						"Yes, in a closed room. The vacuum is loud and doors are often open, so a curious cat could be out before you know it.",
				},
				{
					question: "What if I am not satisfied?",
					answer:
						"Tell us within {{guarantee}} days, with a photo if you can. We will come back at no charge and put things right. The details are in our [terms and guarantee](page:terms).",
				},
				{
					question: "Will duct cleaning improve my health?",
					answer:
						"We do not promise that. A cleaning removes dust and debris; it is not a treatment. Our article [on what cleaning does not do](article:duct-cleaning-worth-it) names the public sources.",
				},
			],
		},
		final: {
			heading: "Your price range in two minutes",
			lead: "It is free, with no commitment and no sales call. We can e-mail you the range to keep.",
			cta: "Start the estimate",
		},
	},
	contact: {
		title: "Contact us: phone, e-mail and hours",
		description:
			"Reach our team by phone or e-mail. See our hours, the areas we serve and what happens after you write to us.",
		heading: "How can we help?",
		lead: "Have a question, or an appointment to move? Call us or write to us.",
		phone: { title: "By phone", text: "The fastest way, especially after water or smoke damage." },
		email: { title: "By e-mail", text: "Attach a photo if you have one: it often saves a visit." },
		hours: { title: "Our hours", holidays: "Closed on Québec’s public holidays." },
		address: {
			title: "Mailing address",
			text: "This is an office, with no counter. We pick up rugs at your home and bring them back.",
		},
		next: {
			heading: "What happens after you write",
			steps: [
				{ title: "We read it", text: "A person, not a robot, reads your request during opening hours." },
				{
					title: "We answer",
					text: "The same day or the next business day, in the way you prefer, in French or in English.",
				},
				{
					title: "You decide",
					text: "We suggest a price and a date. If you say no, we do not follow up.",
				},
			],
		},
		areas: {
			heading: "Areas we serve",
			lead: "Travel is included in these areas. Just outside them? Call us: sometimes the answer is yes.",
			map: "Illustrated map of the areas we serve: the island of Montréal, Laval and the South Shore.",
			elsewhere: "North Shore: call us",
			river: "St. Lawrence River",
		},
		urgent: {
			title: "Water, smoke, a sewer backup?",
			text: "Please call rather than write: {{phone}}. The first hours matter, and we will tell you what to do in the meantime.",
		},
	},
	thanks: {
		title: "Request received",
		description: "Your message has arrived. Here is your reference number and what happens now.",
		heading: "Thank you, we have your message",
		lead: "It is saved, and someone on the team will read it.",
		reference: "Your reference number",
		next: [
			{
				title: "An acknowledgement, if you left an e-mail address",
				text: "We send it within minutes. Check your junk folder too.",
			},
			{
				title: "An answer",
				text: "The same day or the next business day, the way you chose.",
			},
			{
				title: "An emergency in the meantime?",
				text: "Don’t wait for our answer, call {{phone}}.",
			},
		],
		meanwhile: "Meanwhile, read our advice",
	},
	estimate: {
		title: "Free estimate in two minutes",
		description:
			"Your free quote starts here: pick your services and see a price range, before and after taxes, without giving your name or taking a sales call.",
		heading: "What would you like cleaned?",
		lead: "Pick one service or several. You see a range right away; the quote, with a firm price, follows in writing.",
		choose: "Services",
		chooseHint: "Choose as many as you like. For all your ducts, select ventilation, dryer and air exchanger.",
		promises: [
			{
				title: "A real range, not a teaser price",
				text: "The low end and the high end are real prices. The total with taxes is shown beside them.",
			},
			{ title: "A price without giving your name", text: "You see the range before you tell us who you are." },
			{ title: "“I don’t know” is an answer", text: "The range widens a little, and we explain why." },
		],
		urgent: {
			title: "After a disaster, call first",
			text: "There is no automatic price for water, fire or mould. Call {{phone}}.",
		},
	},
	discounts: {
		title: "Current discounts and promotions",
		description:
			"Our current promotions: amount, services, dates, conditions and code. Each one ends on its own date, with no countdown.",
		picture: "promotions",
		heading: "Our promotions, with their dates and conditions",
		lead: "Three rules: a real price to begin with, a real end date, and a code that stays with your request.",
		rules: {
			heading: "How our discounts work",
			items: [
				{
					title: "The starting price is real",
					text: "We do not inflate a price so that we can cross it out. The range is the same on every page.",
				},
				{
					title: "The end date is the end date",
					text: "No countdown, no last-minute extension. Once a promotion is over, it comes off this page.",
				},
				{
					title: "The code stays with your request",
					text: "Send your request by the end date, and the discount holds for the visit, even if it comes later.",
				},
			],
		},
		none: {
			title: "No promotion at the moment",
			text: "Our prices are the same as usual. You can still get your range, free of charge.",
		},
	},
	blog: {
		title: "Advice on air, rugs and the home",
		description:
			"Articles by our team: when to clean, when not to, what you can do yourself, with the public sources named.",
		heading: "Useful advice, with nothing to sell you",
		lead: "What we tell people on the phone, written out in full. Sources are named; when we do not know, we say so.",
		pageDescription: "Page {page} of our advice: older articles by our team on air, rugs and the home.",
		allTopics: "All topics",
		topics: {
			air: {
				label: "Air and ventilation",
				slug: "air-and-ventilation",
				lead: "Ducts, exchangers, humidity: what you can maintain yourself, and when a cleaning makes sense.",
				description:
					"Our articles on air and ventilation: ducts, air exchangers, humidity and scams to avoid, with the public sources named.",
			},
			dryer: {
				label: "Dryer",
				slug: "dryer",
				lead: "From the lint filter to the outdoor flap, the habits that matter.",
				description:
					"Our articles on the dryer and its duct: lint, fire risk, the upkeep you can do yourself and when to call someone.",
			},
			textiles: {
				label: "Rugs and textiles",
				slug: "rugs-and-textiles",
				lead: "Wool, mattresses, stains and odours: what to try, what to avoid, when to stop.",
				description:
					"Our articles on rugs, mattresses and textiles: stains, dust mites, pet odours, and what ruins the fibres.",
			},
			home: {
				label: "Home",
				slug: "home",
				lead: "Short lists, in the right order, for getting ready for a visit or leaving an apartment.",
				description:
					"Our articles for the home: getting ready for a cleaning visit and cleaning before a move, in the right order.",
			},
			buildings: {
				label: "Buildings and offices",
				slug: "buildings-and-offices",
				lead: "Upkeep that condo syndicates, managers and employers can plan ahead.",
				description:
					"Our articles for buildings and offices: the maintenance log, a seasonal calendar and air quality at work.",
			},
			disaster: {
				label: "After a disaster",
				slug: "after-a-disaster",
				lead: "Water, fire, a sewer backup: what to do in the first hours.",
				description:
					"Our articles for the hours after a disaster: safety, photos, the insurer, drying, and what has to be thrown out.",
			},
		},
	},
	search: {
		title: "Search the site",
		description:
			"Look for a service, a price or some advice anywhere on our site: the services, the articles, the promotions and the terms.",
		titleFor: "Search: {query}",
		heading: "What are you looking for?",
		lead: "A service, a price, a stubborn stain: the services, the articles and the practical pages, all in one place.",
		label: "Your search",
		button: "Search",
		kinds: { service: "Service", article: "Article", page: "Page" },
		found: {
			none: "No results for “{query}”",
			one: "1 result for “{query}”",
			many: "{count} results for “{query}”",
		},
		nearest: "No page has all the words of “{query}”. These come close.",
		didYouMean: "Did you mean:",
		suggestions: {
			label: "Suggestions",
			none: "No suggestions",
			one: "1 suggestion",
			many: "{count} suggestions",
		},
		popular: {
			heading: "Popular searches",
			items: ["price", "dryer", "mould", "wool rug", "dust mites", "moving", "guarantee"],
		},
		services: "All our services",
		help: {
			title: "Can’t find it?",
			text: "Call us and we will answer.",
		},
	},
	services,
	prices,
	...areas,
};
