import type { ServiceWords } from "#app/model/site/service-words.ts";

export const words: ServiceWords = {
	name: "Rugs and oriental rugs",
	title: "Rug and oriental rug cleaning in Montréal",
	description:
		"Wool, silk and synthetic rugs washed in your home or at our workshop. Colour tests, turnaround, price per square foot, limits stated up front.",
	heading: "Rug and oriental rug cleaning",
	lead: "A hand-knotted rug isn’t washed like wall-to-wall carpet. We test the colours, choose the method with you and turn down what we might damage.",
	pitch: "Washed by hand to suit the fibre, with pickup and delivery.",
	facts: [
		{ label: "Turnaround", value: "About 10 days at the workshop" },
		{ label: "Method", value: "Washed by hand" },
		{ label: "Price, wool, 5 ft by 8 ft", value: "{{service:oriental-rugs}}" },
	],
	sections: [
		{
			kind: "prose",
			heading: "How we wash a rug",
			paragraphs: [
				"A rug is good at hiding what it holds. Sand sinks to the base of the fibres, out of a vacuum’s reach. The Canadian Conservation Institute notes that sharp-edged grit abrades and cuts fibres whenever a textile moves. That is why we lay the rug face down and vibrate it before any water comes near.",
				"Only then come the colour test, soap, rinsing, spinning and drying. Washing is the short part. A rug that dries badly turns yellow or smells of wet dog, so we give it the time it needs.",
				"Knotted oriental rugs, kilims, modern rugs, runners, mats: anything that rolls up belongs here. For carpet fixed to the floor, see [furniture, mattresses and carpets](page:services-furniture-mattresses).",
			],
		},
		{
			kind: "choice",
			heading: "At home or at the workshop?",
			intro:
				"Fibre, thickness and smell matter more than price. If you’re unsure, send us [a photo of the front and the back](page:contact).",
			options: [
				{
					title: "At home",
					text: "For a synthetic rug, or a sturdy wool one that isn’t very dirty.",
					points: [
						"One to two hours per rug",
						"Usually dry the next day",
						"No dusting from the back",
						"Not advised where there is urine",
					],
				},
				{
					title: "At the workshop",
					text: "For a rug that is knotted, old or full of dust, or whose colours might run.",
					points: [
						"Washed and rinsed on both sides",
						"Supervised drying",
						"Pickup and delivery included",
						"About ten days without your rug",
					],
				},
			],
		},
		{
			kind: "table",
			heading: "Fibre by fibre",
			intro:
				"These are the trade’s usual precautions. If there is no label on the back, we treat the rug as the most delicate on the list. A visit for rugs costs at least {{price:rug-minimum}}.",
			columns: ["Fibre", "Its weak point", "How we handle it", "Price"],
			rows: [
				["Wool", "Alkaline products and heat", "Mild soap, cool water", "{{price:wool-rug-square-foot}} per sq ft"],
				["Synthetic", "Grease clings to it", "Home or workshop", "{{price:synthetic-rug-square-foot}} per sq ft"],
				["Silk", "Rubbing, too much water", "Workshop only", "After inspection"],
				[
					"Viscose, “bamboo silk”",
					"Loses strength when wet, may yellow",
					"Very little water, no result promised",
					"After inspection",
				],
				["Cotton", "Browns if it dries slowly", "Thorough extraction", "After inspection"],
				["Jute, sisal", "Water leaves rings", "Dry cleaning", "After inspection"],
			],
		},
		{
			kind: "steps",
			heading: "From your living room to the workshop and back",
			steps: [
				{
					at: "Day 1",
					title: "Condition report",
					text: "Size, wear, stains and fringes are photographed in front of you. We sign the report with you.",
				},
				{ at: "Day 2", title: "Dusting", text: "The back, then the front, until nothing more falls out." },
				{
					at: "Day 3",
					title: "Test and wash",
					text: "A damp white cloth on every shade. If a colour bleeds, we call you before going on.",
				},
				{ at: "Days 4 to 8", title: "Drying", text: "Moving air, no strong heat, until the rug is dry right through." },
				{
					at: "Day 10",
					title: "Return",
					text: "The rug is unrolled in its place and compared with the photos from day one.",
				},
			],
		},
		{
			kind: "inclusion",
			heading: "What is included, and what isn’t",
			included: [
				"Pickup, delivery and laying in place",
				"Dusting, colour test, washing, drying",
				"Fringes washed by hand",
				"Ordinary stain treatment",
				"Photos and a written condition report before the rug leaves",
			],
			excluded: [
				"Repairs: holes, edges, fringes to be redone",
				"Colour already lost to sun, bleach or dye",
				"Old urine: a separate treatment, with no promise about the smell",
				"Live moths: an exterminator comes first",
				"Collector’s pieces: see a textile conservator",
				"Small rugs: a visit costs at least {{price:rug-minimum}}",
			],
		},
		{
			kind: "signs",
			heading: "Signs that a rug needs washing",
			items: [
				{
					icon: "vacuum",
					title: "It sheds grit",
					text: "Fold back a corner and tap the underside. If sand falls on the floor, the base is full.",
				},
				{
					icon: "dog",
					title: "A pet had an accident",
					text: "Urine soaks through. The longer it waits, the less we can do. Here are the [first steps](article:pets-and-odours).",
				},
				{
					icon: "droplet",
					title: "A stain keeps coming back",
					text: "Liquid stayed in the foundation and rises as it dries.",
				},
				{
					icon: "bug",
					title: "There are bare patches",
					text: "Moth larvae like dark, quiet places, says the Smithsonian’s conservation institute. Look under the furniture.",
				},
			],
			otherwise: {
				title: "Just looking dull?",
				text: "Vacuum both sides without the beater bar, then give it a half-turn. The Textile Museum at George Washington University also advises vacuuming the back regularly. If the colours come back, the wash can wait.",
			},
		},
		{
			kind: "preparation",
			heading: "Before pickup",
			tips: [
				{ title: "Measure without the fringes", text: "A rug 5 ft by 8 ft is 40 sq ft." },
				{ title: "Don’t add anything", text: "No stain remover, no baking soda. Tell us what has already been tried." },
				{ title: "Tell us about the stains", text: "What they are and how old they are, even if it’s embarrassing." },
				{ title: "Clear the rug", text: "We’ll lift a coffee table with you, not a piano." },
			],
		},
	],
	questions: [
		{
			question: "Do all stains come out?",
			answer:
				"No. A fresh stain has a good chance; one already set by a stain remover has little. We give our opinion before, not after. For the first ten minutes, [here is what to do](article:wool-rug-stains).",
		},
		{
			question: "Can the colours run?",
			answer:
				"Yes, especially dark reds and over-dyed rugs. The test lowers the risk without erasing it. If the test goes badly, we suggest dry dusting or give you the rug back.",
		},
		{
			question: "How often should a rug be washed?",
			answer:
				"When it sheds grit, not when the calendar says so. A front hall with two dogs gets dirty faster than a living room where people wear socks.",
		},
		{
			question: "What does a 5 ft by 8 ft wool rug cost?",
			answer:
				"Allow {{service:oriental-rugs}}, or {{price:wool-rug-square-foot}} for each of the 40 square feet. The [estimate](page:estimate) does the math and adds the taxes. A visit for rugs costs at least {{price:rug-minimum}}.",
		},
		{
			question: "Do you use steam?",
			answer:
				"What people call “steam” is almost always hot water, injected and drawn back out. It suits many synthetics, but not silk or old knotted rugs.",
		},
		{
			question: "Can I wash it myself?",
			answer:
				"A small synthetic rug, yes: outdoors, in summer, with mild soap, dried on both sides. But not knotted wool, viscose or anything with a glued backing.",
		},
	],
};
