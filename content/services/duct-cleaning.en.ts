import type { ServiceWords } from "#app/model/site/service-words.ts";

export const words: ServiceWords = {
	name: "Duct cleaning",
	title: "Duct cleaning: ventilation, dryer, air exchanger",
	description:
		"Furnace, dryer, air exchanger, range hood, bathroom fan: what each duct does, which ones need cleaning, how we work and what it costs.",
	heading: "Duct cleaning in a single visit",
	lead: "A home can have five kinds of ducts, and they don’t all need us. Here is how to tell them apart and pay only for what is useful.",
	pitch: "Ventilation, dryer, air exchanger and other air outlets, all on the same day.",
	facts: [
		{ label: "Duration", value: "1 to 6 hours, depending on the ducts" },
		{ label: "Method", value: "Brushing under negative pressure" },
		{ label: "Price, all three ducts", value: "{{price:all-ducts}}" },
	],
	sections: [
		{
			kind: "notice",
			tone: "info",
			title: "Only the furnace’s ducts?",
			text: "This page covers every kind of duct, cleaned on the same day. If you only want the forced-air heating ducts, see [Ventilation ducts](page:services-ventilation-ducts): {{price:ducts}} for up to 10 vents.",
		},
		{
			kind: "table",
			heading: "What each duct does",
			intro:
				"Follow the air: where does it start, and where does it leave? The answer tells you which duct you are looking at.",
			columns: ["Duct", "Its job", "What settles in it", "How to spot it"],
			rows: [
				[
					"Ventilation",
					"Circulates heated or cooled air",
					"Dust, hair, drywall powder",
					"Grilles in every room, a furnace at the end",
				],
				["Dryer", "Carries off moist air from laundry", "Lint", "A round pipe behind the machine, a flap outside"],
				[
					"Air exchanger",
					"Sends stale air out, brings fresh air in",
					"Dust, pollen, insects",
					"A hanging cabinet, two hoods outside",
				],
				["Range hood", "Carries off smoke and steam", "Grease", "A fan above the stove"],
				["Bathroom fan", "Carries off shower steam", "Matted dust", "A small ceiling grille, a switch"],
			],
		},
		{
			kind: "prose",
			heading: "How we clean a duct",
			paragraphs: [
				"Dust that is loosened but not captured ends up in the bedrooms. So we start with suction. A machine connected to the duct keeps the pressure inside lower than in the room: air goes in and doesn’t come back out.",
				"Then comes the brush, chosen to fit the diameter. It loosens the dust, and the air carries it to the filter. The U.S. Environmental Protection Agency (EPA) recommends much the same: well-controlled brushing, with a vacuum that exhausts outdoors, or one with a HEPA filter if it exhausts indoors.",
				"The principle stays the same from duct to duct, but the tool does not. Flexible duct is brushed gently. A range hood duct is scraped and wiped. Blowing compressed air into a grille for twenty minutes is not a cleaning.",
			],
		},
		{
			kind: "choice",
			heading: "Choosing only what you need",
			intro: "The right choice is often the smallest one. Start from what you have noticed.",
			options: [
				{
					title: "One duct only",
					text: "You know which one is causing trouble.",
					points: [
						"Dryer: {{price:dryer}}",
						"Air exchanger: {{price:exchanger}}",
						"Minimum per visit: {{price:minimum-call-out}}",
					],
				},
				{
					title: "Everything that vents outside",
					text: "Dryer, exchanger, bathroom and range hood. This makes sense in a condo, or with electric baseboards.",
					points: ["2 to 3 hours", "No heating grilles to take down"],
				},
				{
					title: "The whole house",
					text: "After renovations, or when you buy a home with no maintenance history.",
					points: [
						"Ventilation: {{price:ducts}} for up to 10 vents",
						"Then {{price:extra-vent}} per additional vent",
						"One set-up, one invoice",
					],
				},
			],
		},
		{
			kind: "steps",
			heading: "The order we work in",
			steps: [
				{
					at: "Before",
					title: "One line per duct",
					text: "The quote gives a price for each duct. You can drop one right up to the morning of the visit.",
				},
				{
					at: "0:00",
					title: "A tour, inside and out",
					text: "We identify each duct with you, find where it exits and take the first photos.",
				},
				{ at: "0:30", title: "Heating first", text: "It takes the longest: branches, returns, main trunk." },
				{
					at: "3:00",
					title: "Then the exhausts",
					text: "Exchanger, dryer, bathroom. The range hood goes last, because grease fouls the tools.",
				},
				{
					at: "5:00",
					title: "The wrap-up",
					text: "We show you the photos, check the airflow at every outlet and list anything worth repairing. We don’t do repairs, so we have nothing to sell you there.",
				},
			],
		},
		{
			kind: "signs",
			heading: "Signs, duct by duct",
			items: [
				{
					icon: "timer",
					title: "Two cycles for one load",
					text: "Check the [dryer duct](page:services-dryer-ducts).",
				},
				{
					icon: "droplet",
					title: "Fogged-up windows",
					text: "The [air exchanger](page:services-air-exchanger-ducts) may be set wrong, or its filters may be full.",
				},
				{
					icon: "hammer",
					title: "White powder at the grilles",
					text: "That points to the [ventilation ducts](page:services-ventilation-ducts).",
				},
				{
					icon: "wind",
					title: "A noisy fan that no longer draws air",
					text: "Hold a tissue against the bathroom grille. If it drops, the flap may be stuck.",
				},
			],
			otherwise: {
				title: "No clues?",
				text: "Keep your money. Change the filters, clear the outside openings and take the same tour next year.",
			},
		},
		{
			kind: "inclusion",
			heading: "What is in the price, and what isn’t",
			included: [
				"Every duct named in your quote, end to end",
				"Grilles, flaps and outside hoods of those ducts",
				"Matching brushes and HEPA-filtered suction",
				"Before-and-after photos, sorted by duct",
				"Travel, and tidying up after ourselves",
			],
			excluded: [
				"Range hood and bathroom: no online estimate; the price is given in writing before the visit",
				"Dryer duct that exits through the roof: {{price:dryer-roof-exit}} more",
				"Restaurant hoods",
				"Chimneys and vents of gas or oil appliances",
				"New parts: flaps, flexible duct, fans",
				"Biocides: effective cleaning does not require them, according to CMHC as quoted by CAA-Québec",
			],
		},
		{
			kind: "preparation",
			heading: "Getting ready for the visit",
			tips: [
				{ title: "Photograph your outdoor vents", text: "One walk around the house will do. Every flap means a duct." },
				{ title: "Don’t cook right before", text: "A cold range hood comes apart faster." },
				{
					title: "Save us a parking spot",
					text: "The equipment is heavy. The closer we park, the less time it takes. See [the rest of the list](article:prepare-the-visit).",
				},
			],
		},
	],
	questions: [
		{
			question: "How do I recognize a reliable company?",
			answer:
				"Ask for a written total for your number of vents, the list of exclusions and photos of your own ducts. Hang up on unsolicited calls: the Canadian Anti-Fraud Centre lists air duct cleaning among the most common variations of home services fraud. Here are [the usual traps](article:duct-cleaning-scams).",
		},
		{
			question: "I signed with someone at my door. Now what?",
			answer:
				"According to Québec’s Office de la protection du consommateur, a contract with an itinerant merchant can be cancelled, at no cost and with no explanation, within 10 days of receiving your signed copy, even if the work has begun. Do it in writing.",
		},
		{
			question: "Is there an official certification?",
			answer:
				"The EPA does not certify any duct cleaning company, and none should claim otherwise. A trade association is not a public body. Ask for photos taken inside your ducts instead.",
		},
		{
			question: "Does it all have to be done on one day?",
			answer:
				"No. Grouping the work saves you an appointment, and sometimes money: current discounts, with their dates, are on the [Promotions](page:discounts) page.",
		},
		{
			question: "In a condo, who pays?",
			answer:
				"Your declaration of co-ownership will tell you: some ducts are private, others are common. For a whole building, see [condo buildings](page:services-condo-building).",
		},
	],
};
