import type { ServiceWords } from "#app/model/site/service-words.ts";

export const words: ServiceWords = {
	name: "Dryer ducts",
	title: "Dryer duct cleaning in Montréal",
	description:
		"Lint, a stuck flap, a bird’s nest: your dryer duct cleaned from the machine to the outdoors. Signs to watch, materials to avoid, price shown.",
	heading: "Dryer duct cleaning",
	lead: "A slow dryer isn’t always a worn-out dryer. We clear the duct from the machine to the outside flap, and you see what comes out.",
	pitch: "Lint removed from the dryer to the outside flap, airflow compared before and after.",
	facts: [
		{ label: "Duration", value: "45 to 90 minutes" },
		{ label: "Proof", value: "Airflow before and after" },
		{ label: "Price, wall vent", value: "{{price:dryer}}" },
	],
	sections: [
		{
			kind: "signs",
			heading: "Signs that a dryer duct is blocked",
			items: [
				{
					icon: "timer",
					title: "Cycles are getting longer",
					text: "An ordinary load needs a second round. According to the NFPA, the U.S. fire protection association, that is the time to clean.",
				},
				{
					icon: "thermometer",
					title: "Everything runs very hot",
					text: "The top is too hot to touch, the room feels muggy, the cycle cuts out.",
				},
				{
					icon: "wind",
					title: "The flap no longer moves",
					text: "With the dryer running, the outside louvres should open wide.",
				},
				{ icon: "bird", title: "Twigs at the outlet", text: "A nest can close off the duct all on its own." },
			],
			otherwise: {
				title: "Clothes dry well and the flap opens?",
				text: "Do the upkeep yourself this year: clean the filter after every load, vacuum behind the machine and take a look outside. A short, straight pipe often doesn’t need us.",
			},
		},
		{
			kind: "table",
			heading: "Materials and vents: what is suitable",
			intro:
				"In broad terms, this is what Montréal’s fire department (the SIM) and manufacturers’ installation guides ask for. The manual for your own model comes first.",
			columns: ["Material or vent", "What they say", "What we do"],
			rows: [
				["Smooth rigid metal", "The manufacturers’ first choice", "Full brushing"],
				["Semi-rigid metal", "Accepted for a short connection, in view and pulled taut", "Gentle brushing"],
				[
					"Thin accordion foil",
					"Ruled out by several manufacturers: it gets crushed and traps lint",
					"Careful cleaning, replacement advised",
				],
				["Plastic or vinyl", "Never: the SIM asks for metal duct", "We don’t brush it; it has to be replaced"],
				[
					"Wall vent",
					"Flap moving freely, no screen, 30 cm or more off the ground according to manufacturers",
					"Flap cleaned on both sides",
				],
				[
					"Roof vent",
					"A longer run, with a flap that is hard to check",
					"Done if the roof is safe, {{price:dryer-roof-exit}} more",
				],
				[
					"Vent into an attic or garage",
					"No: the air must leave the building, says the SIM",
					"We show you and go no further",
				],
			],
		},
		{
			kind: "prose",
			heading: "Why lint builds up in the duct",
			paragraphs: [
				"The filter in the door stops a lot of lint, but never all of it. The rest travels with the moist air, sticks in the elbows and packs down. The passage narrows, the air slows, and even more lint settles.",
				"Dry lint burns easily. In its reports on dryer fires, the NFPA puts failure to clean first among the contributing factors. It advises clearing the duct once a year, or more often if drying slows down. That is ordinary caution, and [our article](article:dryer-lint-fires) keeps the risk in proportion.",
				"The route matters as much as the upkeep. The SIM asks that it be as short and straight as possible, with four elbows at most, unless the manufacturer says otherwise.",
			],
		},
		{
			kind: "inclusion",
			heading: "What the price covers",
			included: [
				"Floor-standing electric dryer unplugged, pulled out and put back",
				"The whole duct brushed, under suction",
				"Flap cleared, abandoned nest removed if within reach",
				"Lint vacuumed from behind and under the machine",
				"Connection tightened and airflow measured again",
			],
			excluded: [
				"Roof vent: {{price:dryer-roof-exit}} more",
				"Gas connections: only a qualified technician may touch them",
				"A new pipe, a new flap or a new route",
				"Taking apart the inside of the dryer",
				"An occupied nest: we come back once the birds have left",
				"Stacked units that can’t be moved safely",
			],
		},
		{
			kind: "steps",
			heading: "How it goes (about 1 hour)",
			steps: [
				{
					at: "0:00",
					title: "We measure first",
					text: "With the dryer running, we record the air speed at the outlet and photograph the flap.",
				},
				{
					at: "0:10",
					title: "We pull out the machine",
					text: "Felt pads go under the feet. We unplug it and detach the duct.",
				},
				{
					at: "0:20",
					title: "We brush",
					text: "Flexible rods spin the brush through the elbows. The lint goes into the bag, not the laundry room.",
				},
				{
					at: "0:45",
					title: "We move outside",
					text: "We free the louvres and remove hardened lint. If there is a screen, we point it out.",
				},
				{
					at: "1:00",
					title: "We measure again",
					text: "If the air still isn’t moving well, we tell you where the problem is and who can fix it.",
				},
			],
		},
		{
			kind: "notice",
			tone: "warning",
			title: "If you smell burning or gas",
			text: "A burning smell: stop the dryer and switch off its breaker; if there is smoke, get out and call 911. A smell of gas: get out, then call 911 from outside. We can come afterward.",
		},
		{
			kind: "preparation",
			heading: "Getting ready for the visit",
			tips: [
				{ title: "No laundry right before", text: "Let the machine cool for two hours." },
				{
					title: "Make some room",
					text: "One metre in front of the dryer, and a path to the outlet if there is snow.",
				},
				{
					title: "Answer three questions",
					text: "Rough length, wall or roof, nest or not: the [estimate](page:estimate) asks for nothing more. If the dryer runs on gas, say so in the comment.",
				},
			],
		},
	],
	questions: [
		{
			question: "How often should it be done?",
			answer:
				"Once a year according to the NFPA, and sooner if drying takes longer. Someone living alone with a one-metre pipe may only need to take a look. A family with a roof vent has less leeway.",
		},
		{
			question: "Can I do it myself?",
			answer:
				"Often, yes. A short, straight metal duct can be brushed with a kit from the hardware store. Unplug the dryer first, and never force the brush through flexible duct. Leave roofs and long runs to a specialist.",
		},
		{
			question: "Will my dryer dry faster?",
			answer:
				"If the duct was blocked, it should. If it wasn’t, our first reading will show it. In that case, have an appliance technician look at the element, the sensor or the filter.",
		},
		{
			question: "What about a ventless dryer?",
			answer: "Condenser and heat pump models have no duct to the outside. Follow the manual: you don’t need us.",
		},
		{
			question: "Is a bird screen a good idea?",
			answer:
				"No. Manufacturers’ guides generally forbid it, because lint catches on it and plugs the outlet. A louvred flap in good condition works better.",
		},
		{
			question: "What about a whole building?",
			answer:
				"From eight units up, the price is worked out per unit. See [condo buildings](page:services-condo-building).",
		},
	],
};
