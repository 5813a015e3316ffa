import type { PageWords } from "#app/model/site/page-words.ts";

export const areas: Pick<PageWords, "area-montreal" | "area-laval" | "area-south-shore"> = {
	"area-montreal": {
		title: "Cleaning in Montréal: plexes, condos and houses",
		description:
			"The whole island, from Pointe-Claire to Anjou. What is different in a plex or a condo, how to plan for parking, and three prices worked out.",
		heading: "Ducts, rugs and house cleaning in Montréal",
		lead: "We serve the whole island. A triplex on the Plateau and a house in the West Island do not need the same services: here is how to pay only for yours.",
		facts: [
			{ label: "Travel", value: "Included" },
			{ label: "Area", value: "The whole island" },
			{ label: "Service", value: "Bilingual" },
		],
		changes: {
			heading: "What is different in Montréal",
			lead: "The buildings, the street and the calendar. Here is what each one does to your visit.",
			items: [
				{
					icon: "plex",
					title: "Many plexes, few furnaces",
					text: "A home heated by baseboards or radiators has no duct network. Do not pay to have one cleaned: look at [the dryer](page:services-dryer-ducts) and the fans instead.",
				},
				{
					icon: "building",
					title: "The vent is sometimes on the roof",
					text: "On the top floor of a plex or in a tower, the dryer may vent through the roof. That adds {{price:dryer-roof-exit}}; tell us how to get up there.",
				},
				{
					icon: "truck",
					title: "Parking takes some planning",
					text: "On a permit-only street, please save us a spot within a hundred feet if you can. Mention an outdoor staircase, or a building with no elevator, too.",
				},
				{
					icon: "calendar",
					title: "Moving season fills up early",
					text: "Most leases end on June 30, and everybody moves at once. Book your [house cleaning](page:services-house-cleaning) as soon as you know the day you hand over the keys.",
				},
			],
			unchanged: {
				title: "What stays the same:",
				text: "prices. They are the same in every borough and every city on the island, with no surcharge for downtown.",
			},
		},
		sectors: {
			heading: "From one end of the island to the other",
			lead: "What we will ask you, depending on where you live. Not sure? [Write to us](page:contact) with your postal code.",
			items: [
				{
					name: "Plateau, Rosemont, Villeray, Verdun",
					text: "Duplexes and triplexes: the floor, the staircase and where the dryer vents. Rugs go to the workshop and come back to you.",
				},
				{
					name: "Downtown, Griffintown, Nuns’ Island",
					text: "Towers and condos: booking the elevator, visitor parking and the syndicate’s rules.",
				},
				{
					name: "Ahuntsic, Anjou, Saint-Laurent, LaSalle",
					text: "A mix of houses, plexes and apartment buildings: tell us first how you heat.",
				},
				{
					name: "West Island",
					text: "Single-family houses, often with forced air: count the vents, returns included.",
				},
			],
		},
		worked: {
			heading: "Three visits worked out in Montréal",
			lead: "Examples, not customers. The online estimate gives the same figures.",
			examples: ["4½ before a move", "Dryer on a third floor", "Wool living-room rug"],
			all: "All our prices",
		},
		reading: "Worth reading in Montréal",
		questions: {
			heading: "Questions from Montréal",
			items: [
				{
					question: "Do you charge for parking?",
					answer:
						"No. The meter is included, like the travel. We only ask where the van can stop, and whether there is a visitor spot.",
				},
				{
					question: "I rent. Who pays?",
					answer:
						"It depends on your lease and on what needs cleaning. Talk to your landlord first, especially about a duct that is part of the building. We can address the quote to them.",
				},
				{
					question: "Do you clean entire buildings?",
					answer:
						"Yes. From eight units up, the price goes by the door: {{price:condo-unit}}. See [condo buildings](page:services-condo-building).",
				},
			],
		},
		others: "We also go here:",
	},
	"area-laval": {
		title: "Duct and house cleaning in Laval",
		description:
			"All of Île Jésus, with no bridge surcharge. What is different in a forced-air home, how to count your vents, and three prices worked out.",
		heading: "Ducts, rugs and house cleaning in Laval",
		lead: "From Sainte-Dorothée to Saint-François, at the same price as in Montréal. Here is what is really different at your place, and what is not.",
		facts: [
			{ label: "Travel", value: "Included" },
			{ label: "Postal codes", value: "Every H7" },
			{ label: "Bridges", value: "No charge" },
		],
		changes: {
			heading: "What is different in Laval",
			lead: "More houses, more ducts, and a van that parks easily.",
			items: [
				{
					icon: "home",
					title: "The vents set the price",
					text: "Bungalows and two-storey houses often have more than ten vents. Count them, returns included: from the eleventh on, each one adds {{price:extra-vent}}.",
				},
				{
					icon: "wind",
					title: "Check the air exchanger too",
					text: "Recent houses and condos often have one, in the basement or in a closet. [Doing it the same day](page:services-air-exchanger-ducts) saves a second visit.",
				},
				{
					icon: "truck",
					title: "The van pulls into the driveway",
					text: "A clear driveway is all we need. In winter, shovel a path to the door: the vacuum hose goes that way.",
				},
				{
					icon: "droplet",
					title: "By the water, in spring",
					text: "Near the rivers that surround the island, a basement can flood. Call first, then read [what to do in 24 hours](article:water-damage-first-24-hours).",
				},
			],
			unchanged: {
				title: "What stays the same:",
				text: "the prices, the crews and the [{{guarantee}}-day guarantee](page:guarantee). The toll on the Highway 25 bridge is on us.",
			},
		},
		sectors: {
			heading: "Laval, neighbourhood by neighbourhood",
			lead: "Since 1965 the city has brought together the former municipalities of Île Jésus. We go to all of them.",
			items: [
				{
					name: "Sainte-Dorothée, Laval-sur-le-Lac",
					text: "Large houses, sometimes with two heating systems: tell us how many furnaces you have.",
				},
				{
					name: "Chomedey, Laval-des-Rapides, Pont-Viau",
					text: "Towers, plexes and bungalows: in a condo, start with the dryer and the air exchanger.",
				},
				{
					name: "Sainte-Rose, Fabreville, Auteuil",
					text: "Houses of every age: a filter changed on time matters more than how old the ducts are.",
				},
				{
					name: "Vimont, Duvernay, Saint-François",
					text: "Bungalows and two-storey houses: ten to sixteen vents is common, so count yours.",
				},
			],
		},
		worked: {
			heading: "Three visits worked out in Laval",
			lead: "Typical homes, with everything we assumed about them.",
			examples: ["Bungalow and dryer", "Two-storey house and exchanger", "Condo with no furnace"],
			all: "All our prices",
		},
		reading: "Worth reading in Laval",
		questions: {
			heading: "Questions from Laval",
			items: [
				{
					question: "Is there a surcharge for crossing the bridge?",
					answer: "No, whichever bridge it is. Travel is included everywhere in Laval, Highway 25 toll and all.",
				},
				{
					question: "Do you come to Boisbriand, Terrebonne or Saint-Eustache?",
					answer: "Sometimes. The North Shore is outside our usual area: call {{phone}} and you will know right away.",
				},
				{
					question: "How long does a house with sixteen vents take?",
					answer:
						"Allow two and a half to three hours for the ventilation ducts alone, depending on the access to the furnace. The dryer adds about 45 minutes.",
				},
			],
		},
		others: "Our other areas:",
	},
	"area-south-shore": {
		title: "Duct and house cleaning on the South Shore",
		description:
			"Longueuil, Brossard, Boucherville, Saint-Lambert, Saint-Bruno and La Prairie: what is different at your place, the cities served and three prices.",
		heading: "Ducts, rugs and house cleaning on the South Shore",
		lead: "Six cities, from La Prairie to Boucherville. The bridges count in our schedule, never in your price.",
		facts: [
			{ label: "Travel", value: "Included" },
			{ label: "Cities", value: "Six" },
			{ label: "Bridges and tunnel", value: "No charge" },
		],
		changes: {
			heading: "What is different on the South Shore",
			lead: "The crossing, houses of every age, and families with pets.",
			items: [
				{
					icon: "clock",
					title: "Bridges count in the schedule",
					text: "At rush hour, the bridges and the tunnel slow everybody down, us included. If your schedule is flexible, say so in the estimate: it is easier to find a time.",
				},
				{
					icon: "thermometer",
					title: "Central heat pumps",
					text: "They blow air all year, summer and winter. Change the filter more often, and allow a little more time for the unit.",
				},
				{
					icon: "hammer",
					title: "Houses under renovation",
					text: "Old Longueuil and Saint-Lambert have older houses that often get redone. After a renovation, read [what to do about the dust](article:renovation-dust) before you call.",
				},
				{
					icon: "dog",
					title: "Rugs and sofas full of hair",
					text: "A dog, two kids, a finished basement: [furniture and mattresses](page:services-furniture-mattresses) are cleaned at your home, in one visit.",
				},
			],
			unchanged: {
				title: "What stays the same:",
				text: "the prices, the same as across the river, and service in French or English, in Greenfield Park as in Boucherville.",
			},
		},
		sectors: {
			heading: "The six cities we serve",
			lead: "In Sainte-Julie, Varennes or Chambly? [Ask us](page:contact): it is next door, and the answer is sometimes yes.",
			items: [
				{
					name: "Longueuil",
					text: "Old Longueuil, Saint-Hubert and Greenfield Park: plexes, bungalows, and condos near the metro.",
				},
				{
					name: "Brossard, La Prairie",
					text: "Recent houses and towers: look at the air exchanger first.",
				},
				{
					name: "Boucherville, Saint-Bruno",
					text: "Single-family houses under tall trees: clear the outdoor hoods, where leaves and nests pile up.",
				},
				{
					name: "Saint-Lambert",
					text: "Older houses, some with radiators: make sure there are ducts before you ask for a price.",
				},
			],
		},
		worked: {
			heading: "Three visits worked out on the South Shore",
			lead: "The same calculation as the estimate, for three imaginary homes.",
			examples: ["Family house and dryer", "Large house with a heat pump", "Stained sofa and queen mattress"],
			all: "All our prices",
		},
		reading: "Worth reading on the South Shore",
		questions: {
			heading: "Questions from the South Shore",
			items: [
				{
					question: "A bridge is closed on the day of my visit. What happens?",
					answer:
						"We call you as soon as we know, with a new arrival time. If it no longer suits you, pick another date, free of charge.",
				},
				{
					question: "Do you pick up rugs on the South Shore?",
					answer:
						"Yes, in all six cities. Pickup and delivery are included in the price of [rugs washed in the workshop](page:services-oriental-rugs).",
				},
				{
					question: "Do you go to Châteauguay or Saint-Constant?",
					answer:
						"Those cities are outside our usual area. Call {{phone}}: if we cannot go, we will tell you right away.",
				},
			],
		},
		others: "Across the river:",
	},
};
