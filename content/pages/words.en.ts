import type { PageWords } from "#app/model/page-words.ts";

export const words: PageWords = {
	home: {
		title: "Duct, rug and house cleaning in Montréal",
		description:
			"Ducts, rugs, furniture and house cleaning in Montréal, Laval and on the South Shore. An honest price range in two minutes, before you call.",
		heading: "Breathe easier at home.",
		lead: "Ducts, rugs, a full house cleaning: one crew for Montréal, Laval and the South Shore. You see the price before you call us.",
		cta: "Get my price",
		postal: {
			heading: "Do we come to you?",
			hint: "Three characters are enough, such as H2T.",
			label: "Postal code",
			button: "Check",
			served: { title: "Yes, we serve {code}.", text: "{area}. Travel is included in every price." },
			outside: {
				title: "{code} is outside our usual rounds.",
				text: "Call us: we sometimes go there, and we will tell you right away.",
			},
			unreadable: { title: "We cannot read that postal code.", text: "A letter, a digit, a letter: H2T, for example." },
		},
		services: {
			heading: "Ten cleaning trades, basement to attic.",
			lead: "Every price includes travel, equipment and photos before and after.",
			taxes: "Prices before taxes. GST 5% and QST 9.975% are added; the estimate always shows the full total.",
		},
		visit: {
			heading: "A visit without surprises.",
			lead: "The price you accepted is the price on the invoice. If the job turns out different, we stop and ask you.",
			steps: [
				{
					title: "You see your price",
					text: "A few questions, a clear range, taxes shown. You pick a day and a part of the day.",
					duration: "2 minutes",
				},
				{
					title: "We protect, then we clean",
					text: "Drop sheets on the floor, wall corners covered. We photograph the inside of the ducts before we begin.",
					duration: "2 to 4 hours",
				},
				{
					title: "You check it with us",
					text: "We look at the result together, photos in hand. You pay afterwards, and there is nothing to sign in a hurry.",
					duration: "15 minutes",
				},
			],
		},
		teaser: {
			heading: "Two questions, one range.",
			title: "Ventilation ducts",
			homeQuestion: "Where are the ducts?",
			homes: { house: "House", condo: "Condo", plex: "Duplex or triplex" },
			ventQuestion: "How many air vents, roughly?",
			ventHint: "Count the grilles on floors, walls and ceilings. A three-bedroom house often has ten to sixteen.",
			cta: "Refine my price",
		},
		beforeAfter: {
			heading: "The same kitchen, three hours later.",
			lead: "Drag to compare. At the end of your visit you receive the real photos, your own.",
			before: "Before",
			after: "After",
			slider: "Share of the “after” picture shown",
			caption: "An illustration, not a customer’s photo.",
		},
		areas: {
			heading: "We are in your neighbourhood.",
			lead: "Travel is included everywhere we go.",
			link: "Check my postal code",
			map: "Drawn map: we serve Montréal, Laval and the South Shore.",
			elsewhere: "North Shore: call us",
			river: "St. Lawrence River",
		},
		promotions: { heading: "Right now", all: "All promotions" },
		articles: { heading: "Good advice, nothing to sell", all: "All articles" },
		questions: {
			heading: "Your questions, answered plainly",
			lead: "Another one? Call us, or write. We answer in French and in English.",
			link: "Contact us",
			items: [
				{
					question: "Can the price change once you are here?",
					answer:
						"Only if what we find differs from your answers, for instance twenty vents instead of fourteen. Then we stop, we show you, and you decide. Saying no costs nothing.",
				},
				{
					question: "Do I have to be home during the visit?",
					answer:
						"An adult has to let us in and look at the result with us at the end. In between you can work, run an errand or stay with a coffee.",
				},
				{
					question: "How long does a duct cleaning take?",
					answer:
						"Two to four hours for a house, depending on the number of vents and the access to the furnace. The dryer duct adds about three quarters of an hour.",
				},
				{
					question: "Can my pets stay home?",
					answer:
						"Yes, in a closed room. The vacuum is loud and doors open often: a curious cat is out before you know it.",
				},
				{
					question: "What if I am not satisfied?",
					answer:
						"Tell us within seven days, with a photo if you can. We come back at no charge and put right what is wrong. The details are in our [terms and guarantee](page:terms).",
				},
				{
					question: "Does duct cleaning improve your health?",
					answer:
						"We do not promise that. A cleaning removes dust and debris; it is not a treatment. Our article [on what cleaning does not do](article:duct-cleaning-worth-it) names the public sources.",
				},
			],
		},
		final: {
			heading: "Your price, in two minutes.",
			lead: "Free, no commitment, no sales call. You keep the range by e-mail.",
			cta: "Start the estimate",
		},
	},
	contact: {
		title: "Contact us: phone, e-mail and hours",
		description:
			"Talk to the Airelle team by phone or e-mail, see our hours, the areas we serve and what happens after your message.",
		heading: "Let’s talk about your place.",
		lead: "A question, a doubt, an appointment to move: the person who answers knows the trade and the calendar.",
		phone: { title: "By phone", text: "The fastest way, above all after water or smoke." },
		email: { title: "By e-mail", text: "Attach a photo if you have one: it often saves a visit." },
		hours: { title: "Our hours", holidays: "Closed on Québec’s public holidays." },
		address: {
			title: "Mailing address",
			text: "An office only, no counter. Rugs are picked up and brought back to you.",
		},
		next: {
			heading: "What happens after your message?",
			steps: [
				{ title: "We read it", text: "A person, not a robot, reads your request during opening hours." },
				{ title: "We answer", text: "The same business day or the next, the way you prefer, in French or in English." },
				{ title: "You decide", text: "A written range, a possible date. No follow-up calls if you say no." },
			],
		},
		areas: {
			heading: "Where we go",
			lead: "Travel is included in these areas. Just next door? Call: the answer is sometimes yes.",
			map: "Drawn map of the areas we serve: the island of Montréal, Laval and the South Shore.",
			elsewhere: "North Shore: call us",
			river: "St. Lawrence River",
		},
		urgent: {
			title: "Water, smoke, a sewer backup?",
			text: "Do not write, call: {{phone}}. The first hours matter, and we will tell you what to do meanwhile.",
		},
	},
	estimate: {
		title: "Free estimate in two minutes",
		description:
			"Pick your services and see an honest price range, before and after taxes, without giving your name and without a sales call.",
		heading: "What would you like cleaned?",
		lead: "Pick one service or several. We will tell you what changes the price, and what does not.",
		choose: "Services",
		chooseHint: "Choose as many as you like",
		next: "For now the request is finished by phone: the detailed questions are coming to this page.",
		promises: [
			{
				title: "A range, not a bait",
				text: "The low end and the high end are real prices. The total with taxes is written beside them.",
			},
			{ title: "No e-mail required", text: "You see the price before you tell us who you are." },
			{ title: "“I don’t know” is an answer", text: "The range widens a little, and we explain why." },
		],
		urgent: {
			title: "After a disaster, call first",
			text: "There is no automatic price for water, fire or mould: {{phone}}.",
		},
	},
	discounts: {
		title: "Current discounts and promotions",
		description:
			"The Airelle promotions in force today: amount, services, dates, conditions and code. They end by themselves, with no countdown.",
		picture: "promotions",
		heading: "Discounts with a date and conditions.",
		lead: "Three rules: a real price to begin with, a written end, and nothing hidden in small print.",
		rules: {
			heading: "How we make a discount",
			items: [
				{
					title: "The starting price is the real one",
					text: "We do not inflate a price to strike it out afterwards. The range is the same on every page.",
				},
				{
					title: "The end is the end",
					text: "No countdown, no last-minute extension. A promotion that is over leaves this page.",
				},
				{
					title: "The code stays with your request",
					text: "Sent before the end date, it holds for the visit, even if the visit comes later.",
				},
			],
		},
		none: {
			title: "No promotion at the moment",
			text: "Our prices are the same as always. Ask for your range: it costs nothing.",
		},
	},
	blog: {
		title: "Advice on air, rugs and the home",
		description:
			"Articles by the Airelle team: when to clean, when not to, what you can do yourself, with the public sources named.",
		heading: "Good advice, nothing to sell.",
		lead: "What we answer on the phone, written out in full. Sources are named; when we do not know, we say so.",
		allTopics: "All topics",
		topics: {
			air: {
				label: "Air and ventilation",
				slug: "air-and-ventilation",
				lead: "Ducts, exchangers, humidity: what moves through your home, and what to believe about it.",
				description:
					"Our articles on air and ventilation: ducts, air exchangers, humidity and scams to avoid, with the public sources named.",
			},
			dryer: {
				label: "Dryer",
				slug: "dryer",
				lead: "Lint, ducts, fires: the habits that matter, from the filter to the flap.",
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
				lead: "Getting ready for a visit, leaving an apartment: short lists, in the right order.",
				description:
					"Our articles for the home: getting ready for a cleaning visit and cleaning before a move, in the right order.",
			},
			buildings: {
				label: "Buildings and offices",
				slug: "buildings-and-offices",
				lead: "Syndicates, managers, employers: upkeep that can be planned.",
				description:
					"Our articles for buildings and offices: the maintenance log, a calendar of upkeep and the air at work.",
			},
			disaster: {
				label: "After a disaster",
				slug: "after-a-disaster",
				lead: "Water, fire, a sewer backup: the first hours, calmly.",
				description:
					"Our articles for the hours after a disaster: safety, photos, the insurer, drying, and what has to be thrown out.",
			},
		},
	},
};
