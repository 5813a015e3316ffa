import type { PageWords } from "#app/model/site/page-words.ts";

export const prices: PageWords["prices"] = {
	title: "All our cleaning prices, with taxes worked out",
	description:
		"Ducts, rugs, furniture, house cleaning, buildings: the full list of our prices, and examples worked out to the total with taxes.",
	heading: "All our prices",
	lead: "The same figures as in the estimate. Travel, equipment and products are included. Taxes are added, and the total is written out.",
	facts: [
		{ label: "Minimum per visit", value: "{{price:minimum-call-out}}" },
		{ label: "Travel", value: "Included" },
		{ label: "Estimate", value: "Free" },
	],
	contents: "On this page",
	firm: {
		heading: "When is the price firm?",
		items: [
			{
				title: "The estimate",
				text: "A range worked out from your answers. It commits neither you nor us.",
			},
			{
				title: "The quote",
				text: "A firm price once you accept it. It is the one on the invoice.",
			},
			{
				title: "Work by the hour",
				text: "A firm rate and a ceiling on the hours. We ask before going over it.",
			},
		],
	},
	columns: { service: "Service and what the price covers", price: "Before taxes" },
	totals: "Three visits worked out, taxes included",
	groups: {
		air: {
			heading: "Air and ducts",
			lead: "The price follows the number of vents and the length of the ducts. See [what is included](page:services-ventilation-ducts).",
			rows: [
				["Ventilation ducts", "Up to 10 vents, supply and return", "{{price:ducts}}"],
				["Each additional vent", "From the eleventh on", "{{price:extra-vent}}"],
				["Dryer duct", "From the dryer to the flap, wall vent", "{{price:dryer}}"],
				["Roof vent for the dryer", "Added to the price of the duct", "{{price:dryer-roof-exit}}"],
				["Air exchanger", "The unit, its filters and its ducts", "{{price:exchanger}}"],
				["All three together", "10 vents, wall-vented dryer, exchanger", "{{price:all-ducts}}"],
			],
			examples: ["House, ten vents", "House and dryer", "House, dryer and exchanger"],
		},
		rugs: {
			heading: "Rugs and oriental rugs",
			lead: "By the square foot, fringes not counted. Silk, viscose, cotton and plant fibres: price in writing [after an inspection](page:services-oriental-rugs).",
			rows: [
				["Wool rug", "Washed in the workshop, pickup and delivery", "{{price:wool-rug-square-foot}} per sq ft"],
				["Synthetic rug", "At your home or in the workshop", "{{price:synthetic-rug-square-foot}} per sq ft"],
				["Urine treatment", "Added to the price per square foot", "{{price:rug-urine-square-foot}} per sq ft"],
				["One small rug alone", "The minimum per visit applies", "{{price:rug-minimum}}"],
			],
			examples: ["Wool, 5 ft by 8 ft", "Synthetic, 8 ft by 10 ft", "Two rugs, one stained"],
		},
		furniture: {
			heading: "Furniture and mattresses",
			lead: "By the piece, at your home, depending on [the fabric code](page:services-furniture-mattresses). One piece alone costs at least {{price:minimum-call-out}}, the minimum per visit.",
			rows: [
				["Three-seat sofa", "Each seat more or less: {{price:seat}}", "{{price:sofa}}"],
				["Armchair", "With other pieces. Alone: {{price:armchair}}", "{{price:added-armchair}}"],
				["Chair", "Seat and back, with other pieces", "{{price:added-chair}}"],
				["Single mattress", "With other pieces. Alone: {{price:single-mattress}}", "{{price:added-single-mattress}}"],
				["Double mattress", "With other pieces. Alone: {{price:double-mattress}}", "{{price:added-double-mattress}}"],
				["Queen mattress", "60 in by 80 in", "{{price:mattress}}"],
				["King mattress", "76 in by 80 in", "{{price:king-mattress}}"],
			],
			examples: ["A three-seat sofa", "Stained sofa and queen mattress", "Six kitchen chairs"],
		},
		cleaning: {
			heading: "House cleaning",
			lead: "By the hour, always with a crew of two. The hours follow the area, the rooms and the condition. See [what we clean](page:services-house-cleaning).",
			rows: [
				["Crew of two", "Minimum per visit: {{price:minimum-call-out}}", "{{price:crew-hour}} an hour"],
				["Oven, fridge, windows", "Extra time; select them in the estimate", "Same rate"],
			],
			examples: ["Tidy 3½", "Ordinary 4½", "House after a renovation"],
		},
		buildings: {
			heading: "Condo buildings",
			lead: "By the unit, from eight units up, with a report for each door. See [how a building visit goes](page:services-condo-building).",
			rows: [
				["Dryer ducts", "Per unit, for 8 units or more", "{{price:condo-unit}} per unit"],
				["Garage swept and washed", "A separate line, by area", "{{price:parking-square-foot}} per sq ft"],
			],
			examples: ["8 units, separate ducts", "12 units, shared riser", "24 units and a garage"],
		},
		workplaces: {
			heading: "Factories, shops, offices",
			lead: "By the square foot, by day, in the evening or on weekends; night work is quoted separately. The quote comes [after a site visit](page:services-factory-shop-office).",
			rows: [
				[
					"Vents, floors, high surfaces",
					"Depends on the trade and the hours",
					"{{price:commercial-square-foot}} per sq ft",
				],
				["Small premises", "The minimum for a workplace", "{{price:commercial-minimum}}"],
			],
			examples: ["Shop, by day", "Offices, in the evening", "Restaurant, on the weekend"],
		},
	},
	unpriced: {
		title: "After a disaster, no automatic price",
		text: "Every disaster is different. Call {{phone}}: someone will assess the situation with you. Start with [what to do in the first hours](article:water-damage-first-24-hours).",
	},
	questions: {
		heading: "Questions about prices",
		items: [
			{
				question: "Why a range and not a single price?",
				answer:
					"Because some things only show on site: a blocked elbow, an old stain, tight access. The more you answer in [the estimate](page:estimate), the narrower the range. The [quote](page:terms) is firm once you accept it.",
			},
			{
				question: "What is added to the price shown?",
				answer:
					"GST (5%) and QST (9.975%), nothing else. No charge for travel, equipment or gas, whether you live in [Montréal](page:area-montreal), in [Laval](page:area-laval) or on the [South Shore](page:area-south-shore).",
			},
			{
				question: "Is it cheaper to combine services?",
				answer:
					"The minimum per visit counts only once, and some [promotions](page:discounts) reward two services done on the same day. Their end date and conditions are always written out.",
			},
			{
				question: "How do I compare a price per vent?",
				answer:
					"Ask for the total for your number of vents, returns included. Our article [on what duct cleaning costs in Montréal](article:duct-cleaning-cost) shows how to read two quotes side by side.",
			},
		],
	},
};
