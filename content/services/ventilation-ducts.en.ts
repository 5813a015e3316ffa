import type { ServiceWords } from "#app/model/site/service-words.ts";

export const words: ServiceWords = {
	name: "Ventilation ducts",
	title: "Ventilation duct cleaning in Montréal",
	description:
		"The whole system, from furnace to grilles, brushed under suction and photographed. What is included, what is not, and what it costs.",
	heading: "Ventilation duct cleaning",
	lead: "We brush the whole system under suction, one vent at a time, from the furnace to the farthest bedroom. You see the inside of your ducts before and after.",
	pitch: "The whole forced-air system, from the furnace to the farthest bedroom.",
	facts: [
		{ label: "Duration", value: "2 to 4 hours" },
		{ label: "Proof", value: "Photos before and after" },
		{ label: "Price, up to 10 vents", value: "{{price:ducts}}" },
	],
	sections: [
		{
			kind: "notice",
			tone: "info",
			title: "Several kinds of ducts to clean?",
			text: "This page is about the ducts of the furnace or the central heat pump only. To add the dryer and the air exchanger on the same day, see [Duct cleaning](page:services-duct-cleaning): {{price:all-ducts}} for all three.",
		},
		{
			kind: "inclusion",
			heading: "What’s included, and what isn’t",
			included: [
				"Supply and return ducts, everywhere the brush can reach",
				"Up to 10 vents, each grille taken off and washed",
				"Plenum and main trunk",
				"Blower compartment cleared of dust",
				"Before-and-after photos",
				"Travel, equipment and drop sheets",
			],
			excluded: [
				"Vents beyond the first 10: {{price:extra-vent}} each",
				"Dryer duct and air exchanger, priced separately",
				"Furnace or heat pump tune-up: that is a heating technician’s job",
				"Repairing ducts, sealing leaks, insulation",
				"Mould: the source of the water has to be found first",
				"Sprayed disinfectant or fragrance. We don’t use any.",
			],
		},
		{
			kind: "prose",
			heading: "Supply and return ducts",
			paragraphs: [
				"In a home with forced-air heating, a blower sends the same air around all day long. It pushes that air to the rooms through the **supply** ducts, then draws it back through a few large grilles, the **returns**.",
				"The two sides don’t get equally dirty. According to the Canada Mortgage and Housing Corporation (CMHC), the returns, which are wide and move air slowly, are generally far dirtier. They are also the part you can reach: with the grille off, a household vacuum already does much of the work.",
				"We go further, into the elbows, the hidden branches and the main trunk. If you only have electric baseboards, you don’t have these ducts. See [which duct is which](page:services-duct-cleaning).",
			],
		},
		{
			kind: "signs",
			heading: "Signs that a cleaning would help",
			items: [
				{
					icon: "hammer",
					title: "You just renovated",
					text: "The returns pull in drywall dust and sawdust while the work is going on.",
				},
				{
					icon: "wind",
					title: "One room gets less air",
					text: "The filter is clean and the damper open, but no air comes out: that branch may be blocked.",
				},
				{
					icon: "home",
					title: "The house is new to you",
					text: "Newly built, or bought with no maintenance history: an inspection shows what was left inside.",
				},
				{
					icon: "bug",
					title: "Mice or insects got in",
					text: "Block their way in first. Cleaning before that solves nothing.",
				},
			],
			otherwise: {
				title: "None of these signs?",
				text: "Your ducts may not need anything. The U.S. Environmental Protection Agency (EPA) advises cleaning as needed, not as a routine. [Send us a photo](page:contact) taken behind a grille and we’ll tell you what we see.",
			},
		},
		{
			kind: "table",
			heading: "Take off a grille and look",
			intro: "A flashlight, a screwdriver, five minutes. Here is how to read what you find.",
			columns: ["What you see", "What it means", "What to do"],
			rows: [
				["A grey film on the metal", "The normal state of a working duct", "Nothing"],
				[
					"A fine white powder",
					"Drywall dust, often left by construction",
					"Change the filter, have the ducts cleaned",
				],
				[
					"Dust bunnies and hair in a return",
					"A filter that is missing, loose or overdue for a change",
					"Vacuum, then see to the filter",
				],
				["A toy, screws, a bit of wood", "Something that fell through the grille", "Take it out, or show us"],
				["Dark stains, dampness", "A leak or condensation", "Find the source of the water first"],
				["Insulation coming apart inside the duct", "A worn-out duct liner", "Replace it: a brush would damage it"],
			],
		},
		{
			kind: "steps",
			heading: "The visit, hour by hour",
			steps: [
				{
					at: "0:00",
					title: "We count the vents with you",
					text: "If the number differs from your quote, you accept the new price or we leave at no charge.",
				},
				{
					at: "0:20",
					title: "We protect and photograph",
					text: "We lay drop sheets, cover wall corners and switch off the furnace. The camera records the starting point.",
				},
				{
					at: "0:45",
					title: "We put the system under suction",
					text: "We connect a vacuum with a HEPA filter near the furnace. With the vents covered, dust has only one way out.",
				},
				{
					at: "1:15",
					title: "We brush every branch",
					text: "From grille to main trunk, one vent at a time, returns included. The blower comes last.",
				},
				{
					at: "3:00",
					title: "We look at it together",
					text: "You see the photos side by side. We close the access openings and restart the furnace in front of you.",
				},
			],
		},
		{
			kind: "preparation",
			heading: "Before we get there",
			tips: [
				{
					title: "Count your vents",
					text: "Floors, walls, ceilings, and the returns too. That number sets the price.",
				},
				{
					title: "Clear the area around the furnace",
					text: "One metre in front of the unit and the electrical panel is enough.",
				},
				{ title: "Have a new filter ready", text: "Cleaning day is the right day to change it." },
				{
					title: "Expect some noise",
					text: "You can hear the vacuum all over the house. A baby or a cat will be happier elsewhere.",
				},
			],
		},
	],
	questions: [
		{
			question: "Is it good for our health?",
			answer:
				"We don’t promise that. The EPA’s guide for homeowners, first issued in 1997, says that duct cleaning has never been shown to prevent health problems, and that much of the dirt simply sticks to the duct walls. The point is to remove real debris. For symptoms, see a doctor.",
		},
		{
			question: "Will I save on heating?",
			answer:
				"Don’t count on it. The EPA notes there is little evidence that cleaning the ducts alone makes a system more efficient. Change the filter on time and have the unit serviced instead.",
		},
		{
			question: "How often should it be done?",
			answer:
				"No calendar suits every home. Anyone who offers you one is selling the service, as we are. Trust what you see: look once a year, then decide. [This article](article:duct-cleaning-worth-it) helps you decide.",
		},
		{
			question: "Do you have to cut into my ducts?",
			answer:
				"Usually, yes: one opening on the supply side and one on the return, near the furnace. We close each one with a screwed-on, airtight plate that can be opened again next time. If there is already an access panel, we use it.",
		},
		{
			question: "What if I have 18 vents?",
			answer:
				"The first ten are in the base price; the other eight cost {{price:extra-vent}} each. The [estimate](page:estimate) does the math, taxes included.",
		},
		{
			question: "What if I’m not happy with the result?",
			answer: "Tell us within {{guarantee}} days and we will come back at no charge.",
		},
	],
};
