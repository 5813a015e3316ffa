import type { ServiceWords } from "#app/model/site/service-words.ts";

export const words: ServiceWords = {
	name: "Condos and buildings",
	title: "Condo building ducts and common areas in Montréal",
	description:
		"Dryer ducts in each unit, shared risers, garage and hallways. Priced per unit from 8 units, with a photo report your board can file.",
	heading: "Condos and buildings, door by door",
	lead: "One contact, one posted schedule, one report for each unit. Your board knows what was done, where, and what is left to do.",
	pitch: "Dryers, risers, garage and hallways, with a report for every unit.",
	facts: [
		{ label: "Pace", value: "8 to 12 units a day" },
		{ label: "Proof", value: "Photos and a report for each unit" },
		{ label: "Price, 12 units", value: "{{service:condo-building}}" },
	],
	sections: [
		{
			kind: "signs",
			heading: "Signs that it is time to clean",
			items: [
				{
					icon: "timer",
					title: "Several dryers are struggling",
					text: "If it is one unit, suspect the appliance. If it is three on the same riser, suspect the duct.",
				},
				{
					icon: "bird",
					title: "Outdoor flaps stay open",
					text: "Nests, packed lint, broken slats: you can see them from the sidewalk or the parking lot.",
				},
				{
					icon: "search",
					title: "Nobody can find the last report",
					text: "The manager has changed and the invoices are lost. We start over from a dated record of the building.",
				},
				{
					icon: "shield",
					title: "The insurer is asking",
					text: "Some insurers want proof of maintenance. A door-by-door report is a better answer than a lump-sum invoice.",
				},
			],
			otherwise: {
				title: "If in doubt, start with three doors",
				text: "We check the ducts of three units on different floors. If the ducts are clear, we put that in writing and you keep the budget for something else.",
			},
		},
		{
			kind: "prose",
			heading: "Private ducts and shared risers",
			paragraphs: [
				"In a building, air travels through private and common portions. A dryer duct starts in one unit. A riser serves several. Article 1044 of the Civil Code of Québec presumes that shared equipment and piping are common, even where they cross private portions. Your declaration of co-ownership may say otherwise, so reread it before the vote.",
				"Why do everything in the same week? Because one forgotten dryer is still a risk to the neighbours. In its study of the years 2008 to 2010, the U.S. Fire Administration ranks failure to clean first among the factors behind dryer fires. Our article on [lint](article:dryer-lint-fires) covers it without the drama.",
				"The price is {{price:condo-unit}} per unit, starting at 8 units. The number of floors, roof access and shared ducts affect the range. Below 8 units, each duct is priced as it would be in a house. The quote the board accepts is firm.",
			],
		},
		{
			kind: "table",
			heading: "Who does what",
			intro:
				"Copy this table into your notice to residents. The [syndicate’s checklist](article:condo-syndicate-checklist) goes further.",
			columns: ["Task", "Syndicate or manager", "Co-owner", "Us"],
			rows: [
				["Decision", "Votes and signs the contract", "Reads the notice", "Provide a line-by-line quote"],
				[
					"Shared risers",
					"Gives access to the roof and mechanical room",
					"Nothing to do",
					"Brush, vacuum, take photos",
				],
				[
					"Dryer duct",
					"Sets the day and time",
					"Lets us in, clears the appliance",
					"Disconnect, clean, reconnect, check the airflow",
				],
				["Lint screen", "Sends a reminder", "Empties it after each load", "Show how to wash it"],
				["Garage, hallways", "Posts the date", "Moves the car", "Sweep, wash, remove the water"],
			],
		},
		{
			kind: "steps",
			heading: "From first call to report",
			steps: [
				{
					at: "Week 1",
					title: "A walk-through with you",
					text: "We count the doors, go up on the roof and open two or three ducts.",
				},
				{
					at: "Week 2",
					title: "A quote for the board",
					text: "A price per unit, a price for each common area, and the exclusions spelled out.",
				},
				{
					at: "Two weeks before",
					title: "The notice to residents",
					text: "We supply the text in French and English, with two-hour windows.",
				},
				{
					at: "On the day",
					title: "Door by door",
					text: "We wear shoe covers, spend twenty to thirty minutes in each unit and take a photo before and after.",
				},
				{
					at: "5 days later",
					title: "The report",
					text: "A table of the units, with those done, those missed and any defects found. It is ready to go into the maintenance log.",
				},
			],
		},
		{
			kind: "inclusion",
			heading: "What the unit price covers",
			included: [
				"Dryer duct, from the appliance to the outlet",
				"Shared risers reachable through an existing hatch",
				"Outdoor outlet cleared, damper checked",
				"Hallways vacuumed when we are done",
				"Bilingual notice template and scheduling",
				"Photo report for each unit, as a PDF",
			],
			excluded: [
				"Garage and stairwells: a separate line, by area",
				"A unit where nobody answers on either planned visit",
				"Lifts, scaffolding or work on the façade",
				"Opening walls, adding hatches, replacing ducts",
				"Fire dampers: a specialist must inspect them",
				"Garbage chutes and chimney flues",
			],
		},
		{
			kind: "table",
			heading: "Maintenance calendar for a building",
			intro: "Here is a simple calendar to adapt. Nothing says it must all be done every year: go by the last report.",
			columns: ["Season", "Plan for", "Because"],
			rows: [
				["Spring", "Garage swept and washed", "Winter sand and salt get tracked inside on people’s shoes"],
				["Summer", "Risers and roof outlets", "The roof is dry, and nests are empty by late season"],
				["Fall", "Dryers, air exchangers", "Windows close and appliances run more"],
				["Winter", "Entrances, hallways, budget", "The budget is being drawn up and the report is at hand"],
			],
		},
		{
			kind: "preparation",
			heading: "Getting the building ready",
			tips: [
				{
					title: "Name one person",
					text: "A caretaker or board member with the keys and a phone that gets answered that day.",
				},
				{
					title: "Post the notice twice",
					text: "Two weeks ahead, then 48 hours ahead. Elevator, mailboxes, e-mail.",
				},
				{ title: "Book the elevator", text: "The vacuum is heavy. Pads protect the cab." },
				{
					title: "List the special cases",
					text: "Pets, night shifts, ventless dryers: tell us beforehand, not at the door.",
				},
			],
		},
	],
	questions: [
		{
			question: "Who pays, the syndicate or each co-owner?",
			answer:
				"That depends on your declaration of co-ownership. We can send the syndicate one invoice, or separate the common portions from each unit. For a legal question, ask a notary or a lawyer.",
		},
		{
			question: "What if a resident is away?",
			answer:
				"We plan a second visit on the last day. After that, the unit is listed as not done, and it isn’t billed.",
		},
		{
			question: "Can your report serve as the maintenance log?",
			answer:
				"No. Article 1070.2 of the Civil Code of Québec requires a log for the whole building, and a regulation names the professionals who may prepare it. Our report adds one dated entry to it.",
		},
		{
			question: "Do you go in without the resident?",
			answer: "Only with written consent and alongside the person you named. Otherwise, we do not go in.",
		},
		{
			question: "How often should you come back?",
			answer:
				"The photos will tell you. A short, straight duct can wait a long time; a riser with elbows clogs sooner. We suggest a date for each riser, not a subscription.",
		},
		{
			question: "What if a resident is not satisfied?",
			answer: "The resident writes to us, or you do, within {{guarantee}} days. We redo that unit at no charge.",
		},
	],
};
