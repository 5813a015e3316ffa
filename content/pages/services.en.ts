import type { PageWords } from "#app/model/site/page-words.ts";

export const services: PageWords["services"] = {
	title: "Our cleaning services: which one do you need?",
	description:
		"Start with what you see at home: lint, white powder, a stain, a smell. What to check first on your own, the service that fits, and what it costs.",
	heading: "Which service do I need?",
	lead: "Start with what you see at home. Each line tells you what to check first, without us, then the service and its price.",
	where: "Where is the problem?",
	first: "First,",
	places: [
		{
			heading: "Water, smoke, a sewer backup",
			picture: "decontamination",
			signs: [
				{
					icon: "droplet",
					title: "There is water, soot or a smell of smoke",
					check:
						"if water is coming in, touch nothing and ask Hydro-Québec to cut the power. Once the place is safe, take photos and tell your insurer.",
					leadsTo: "post-disaster",
				},
			],
		},
		{
			heading: "In the laundry room",
			picture: "dryer",
			signs: [
				{
					icon: "timer",
					title: "One load takes two cycles",
					check: "empty the filter, pull the dryer out and see whether the duct is crushed or blocked.",
					leadsTo: "dryer-ducts",
				},
				{
					icon: "bird",
					title: "The flap outside no longer opens",
					check:
						"step outside during a cycle and see whether it moves. A nest in use waits until the young have flown.",
					leadsTo: "dryer-ducts",
				},
			],
		},
		{
			heading: "At the vents and windows",
			picture: "duct_network",
			signs: [
				{
					icon: "hammer",
					title: "White powder around the grilles",
					check: "change the furnace filter and vacuum the grilles. After a renovation, the dust is deeper in as well.",
					leadsTo: "ventilation-ducts",
				},
				{
					icon: "wind",
					title: "One room gets less air than the others",
					check: "open the grille, move the furniture that hides it and check the damper in the duct.",
					leadsTo: "ventilation-ducts",
				},
				{
					icon: "snowflake",
					title: "Fogged windows all winter",
					check: "turn the humidity down and wash the filters of the air exchanger, if you have one.",
					leadsTo: "air-exchanger-ducts",
				},
				{
					icon: "home",
					title: "Several ducts to clean, or you are not sure which",
					check: "walk around the house and note everything that blows air, indoors and out.",
					leadsTo: "duct-cleaning",
				},
			],
		},
		{
			heading: "On a rug, a sofa or a bed",
			picture: "furniture",
			signs: [
				{
					icon: "droplet",
					title: "A stain on a wool rug",
					check: "blot it with a white cloth and cold water. Do not rub, and do not try products at random.",
					leadsTo: "oriental-rugs",
				},
				{
					icon: "dog",
					title: "A smell comes back in humid weather",
					check: "find the exact spot: urine sinks through the fabric into the foam.",
					leadsTo: "furniture-mattresses",
				},
				{
					icon: "bed",
					title: "The mattress is stained but still firm",
					check: "vacuum it, then let it air for a day. If it sags, keep your money.",
					leadsTo: "furniture-mattresses",
				},
			],
		},
		{
			heading: "All through the house",
			picture: "grand_menage",
			signs: [
				{
					icon: "key",
					title: "You are moving out and handing over the keys",
					check: "reread your lease and list what is left to clean, room by room.",
					leadsTo: "house-cleaning",
				},
				{
					icon: "sparkles",
					title: "The renovation is done and the dust keeps settling",
					check: "give it two days to come down, then change the furnace filter.",
					leadsTo: "house-cleaning",
				},
			],
		},
		{
			heading: "In a building or a workplace",
			picture: "condo",
			signs: [
				{
					icon: "building",
					title: "Several dryers on the same riser are slow",
					check: "write down the unit numbers: they often show which riser is to blame.",
					leadsTo: "condo-building",
				},
				{
					icon: "briefcase",
					title: "Grey rings around the office diffusers",
					check: "check the filters and ask when they were last changed.",
					leadsTo: "factory-shop-office",
				},
			],
		},
	],
	otherwise: {
		title: "None of these?",
		text: "You may not need anything. Change the filters, clear the vents outside and come back next year. [Do you really need your ducts cleaned?](article:duct-cleaning-worth-it)",
	},
	alike: {
		heading: "Two services that look alike",
		options: [
			{
				title: "Ventilation ducts",
				text: "The furnace’s network only, one vent at a time. For a home with forced-air heating, at {{price:ducts}} for up to 10 vents.",
				leadsTo: "ventilation-ducts",
			},
			{
				title: "Duct cleaning",
				text: "Several kinds of ducts on the same day: ventilation, dryer, air exchanger. All three together cost {{price:all-ducts}}.",
				leadsTo: "duct-cleaning",
			},
		],
	},
	list: {
		heading: "All our services",
		lead: "Prices are before taxes. Travel, equipment and products are included. The details are on the page [All our prices](page:prices).",
	},
};
