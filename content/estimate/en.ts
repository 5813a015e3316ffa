import type { EstimateFlowWords } from "#app/model/estimate/words.ts";

export const estimateWords: EstimateFlowWords = {
	details: {
		title: "Estimate: the details that set the price",
		description:
			"A few questions for each service, and a range that narrows as you answer, line by line, with taxes and the total.",
		heading: "A few details about the job",
		lead: "Your answers make the range more precise. You can answer “I don’t know” to anything.",
		next: "Next: your postal code and when you are free",
		continue: "Continue",
		back: "Services",
	},
	visit: {
		title: "Estimate: where and when we should come",
		description:
			"Your postal code, the days that suit you and a few photos if you have any: what we need to suggest a realistic date.",
		heading: "Where and when?",
		lead: "A postal code is enough for now. The full address comes later.",
		next: "Next: how to reach you",
		continue: "Continue",
		back: "Details",
		postalCode: {
			label: "Postal code",
			hint: "So we can tell whether we serve your area. Example: {{postal}}.",
			wrong: "That postal code looks incorrect. Example: {{postal}}.",
			missing: "Enter your postal code.",
		},
		served: "Yes, we serve your area: {area}. Travel is included.",
		outside: {
			title: "{code} is outside our usual area.",
			text: "We do go there sometimes. Send your request anyway: we will tell you yes or no the same day or the next business day. The price range is for our usual area. If the trip changes the price, you will know before you decide.",
			continue: "Continue my request",
		},
		waiting: {
			text: "Would you rather wait? Leave an e-mail address, and we will write to you once if we start serving your area; your address is then erased. Otherwise, our team keeps it for 24 months at most, and erases it as soon as you ask.",
			label: "E-mail, so we can let you know",
			button: "Let me know",
			emailWrong: "That e-mail address looks incorrect. Example: name@example.ca.",
			thanks: {
				title: "You are on the list.",
				text: "We will write to you once if we start serving your area, and for no other reason. To have your address erased, just write to us.",
			},
		},
		date: {
			label: "Which day would suit you?",
			hint: "Optional. This is a wish: the date is set once we confirm it with you.",
			past: "That date has passed. Choose another one.",
			closed: "We are closed that day. Choose another one.",
			far: "That is too far ahead for our calendar. Choose an earlier date, or tell us in the comment.",
		},
		part: {
			label: "What time of day?",
			options: { any: "No preference", morning: "Morning", afternoon: "Afternoon" },
		},
		days: {
			label: "Which other days would work?",
			hint: "In case your first choice is already taken.",
			options: { 1: "Monday", 2: "Tuesday", 3: "Wednesday", 4: "Thursday", 5: "Friday", 6: "Saturday" },
		},
		comment: {
			label: "Anything else we should know?",
			hint: "Optional. Parking, access, pets. Please leave out door and alarm codes: once the appointment is booked, your request’s page has an access note for them.",
			tooLong: "This comment is too long: 2,000 characters at most. Shorten it, or call us.",
		},
		photos: {
			label: "Photos, if you have any",
			hint: "Optional. A stain, a label, an open vent. We remove the place, date and camera model from the file. Please leave out faces and documents. Up to six photos, 8 MB each.",
			choose: "Choose photos",
			add: "Add photos",
			remove: "Remove photo {n}",
			alt: "Your photo {n}",
			count: "Photos: {n} of {most}",
			uploading: "Uploading {name}…",
			refused: {
				"not-a-picture": "The file {name} is not a photo we can read. Try a JPEG or a PNG.",
				"too-large": "The file {name} is too large. Send a smaller version.",
				"too-many-pixels": "The image {name} has too many pixels. Send a smaller version.",
				unreadable:
					"We cannot open the file {name}: it is incomplete, or in a format we cannot read, such as HEIC. Try a JPEG.",
				"too-many": "You have reached the maximum, so the file {name} was not added. Remove a photo first.",
				busy: "The file {name} could not be received: the server cannot take more photos right now. Try again in a few minutes, or continue without this photo.",
				"no-space":
					"The file {name} could not be received: our server does not have enough space for photos. Continue without this photo, or call us.",
				failed: "The file {name} did not get through. Check your connection, then try again.",
			},
		},
		urgent: {
			title: "Don’t wait for our answer, call.",
			text: "Call {{phone}} before you go on. Someone will go over the situation with you and tell you what to do until we get there.",
		},
	},
	person: {
		title: "Estimate: your contact details, then send",
		description:
			"A name, and an e-mail address or phone number so that we can answer. Look over your request, then send it: no commitment.",
		heading: "Your contact details",
		lead: "An e-mail address or a phone number is enough. We use it for this request, and for nothing else without your agreement.",
		next: "Next: your reference and a page to follow your request",
		continue: "Send my request",
		back: "Where and when",
		language: {
			label: "Which language should we answer in?",
			options: { fr: "French", en: "English" },
		},
		promise:
			"Sending commits you to nothing. You get a reference, a page to follow your request and, if you leave an e-mail address, a copy of the range.",
		send: "Send my request",
		sending: "Sending",
	},
	follow: {
		title: "Follow your request",
		description:
			"Where your request stands, your range and your appointment, all in one place. You can add a message or a photo at any time.",
		locked: {
			heading: "A check before we open the request",
			lead: "This page holds personal information. Before we open it, we check that the request is yours.",
			label: "The last four digits of your phone number, or your e-mail address",
			hint: "The ones you gave us with the request.",
			button: "Open my request",
			wrong: "That does not match the request. Check it, or try your other contact detail.",
			tooMany: "Too many tries. Wait a while before you try again, or call us with your reference.",
		},
		sent: {
			heading: "Thank you, your request is sent",
			lead: "Someone on our team will read it and answer you the same day or the next business day.",
		},
		heading: "Your request",
		reference: "Your reference",
		receivedOn: "Received on",
		status: {
			label: "Status of your request",
			values: {
				new: {
					title: "New",
					text: "We have received it. Someone on our team will read it during business hours and reply the same day or the next business day.",
				},
				contacted: {
					title: "Contacted",
					text: "We have answered you. Check your e-mail and your messages. Nothing there? Call us with your reference.",
				},
				quoted: {
					title: "Quoted",
					text: "We have given you our price. Take your time: if you say no, we will not follow up.",
				},
				booked: {
					title: "Booked",
					text: "The day and time are reserved for you. You can move or cancel free of charge up to 24 hours before, on this page, by phone or by e-mail.",
				},
				done: {
					title: "Done",
					text: "The work is done. Something not right? Tell us within {{guarantee}} days and we will come back free of charge.",
				},
				lost: {
					title: "Closed",
					text: "It did not lead to a visit. To pick it up again, add a message below or call us.",
				},
			},
		},
		todo: {
			label: "What is left for you to do",
			values: {
				new: "Nothing for now. If a detail or a photo could help us, add it to your request.",
				contacted: "Read our reply, then tell us what suits you.",
				quoted: "Look at the price, then tell us yes or no, by e-mail or by phone.",
				booked: "Note the day and the time. Something came up? Move or cancel at least 24 hours ahead.",
				done: "Check the result. If something is not right, tell us within {{guarantee}} days.",
				lost: "Nothing: this request is closed.",
			},
			add: "Add a message or photos",
		},
		range: "Your range",
		wishes: "Your availability",
		noWishes: "You did not choose a day, so we will suggest one.",
		calendar: "Put the day I asked for in my calendar",
		print: "Print",
		copy: "Copy the link",
		keepLink: "Keep this link to come back here. On another device, we will first check that it is you.",
		addHeading: "Add a message or photos",
		message: {
			label: "Your message",
			hint: "A change, a detail, a question: our team will read it with your request.",
			send: "Send",
			sent: "Sent: our team will read it with your request.",
			missing: "Write a message or add a photo.",
			tooLong: "This message is too long: 2,000 characters at most. Shorten it, or send it in two parts.",
		},
		history: "Messages",
		you: "You",
		us: "Our team",
		outside: {
			title: "Your postal code is outside our usual area.",
			text: "We do go there sometimes: our reply will say yes or no. If the trip changes the price, you will know before you decide.",
		},
		urgent: {
			title: "Is it urgent? Call now.",
			text: "Your request has arrived, but the first hours matter. Call {{phone}}, and someone will tell you what to do in the meantime.",
		},
		quote: {
			heading: "Estimate",
			notice:
				"This is an estimate, not a contract or an invoice. Only the GST and QST are added to the range; the total with taxes is shown.",
			valid:
				"The range is an estimate based on your answers and on our prices on the day of the request. The quote you accept afterward is firm; for hourly work, it sets the rate and a ceiling.",
			for: "Prepared for",
			by: "Prepared by",
		},
		event: {
			summary: "{{company}}: visit requested, not yet confirmed",
			description:
				"You asked for this date in your estimate request. The visit is booked only once we have confirmed it with you.",
		},
	},
	questions: {
		"ventilation-ducts": {
			home: {
				label: "What kind of home?",
				options: {
					house: "House",
					"semi-detached": { label: "Semi-detached", note: "or townhouse" },
					plex: "Duplex, triplex",
					condo: "Condo",
				},
			},
			floors: {
				label: "How many floors, basement included?",
				options: { 1: "1", 2: "2", 3: "3 or more" },
			},
			vents: {
				label: "How many air vents?",
				hint: "The grilles in the floors, walls and ceilings. Count one floor, then multiply.",
			},
			area: {
				label: "If not, how large is it?",
				hint: "If you have not counted the vents, the area gives us an idea. Include the basement.",
			},
			heating: {
				label: "What kind of heating?",
				options: {
					"electric-furnace": "Electric furnace",
					"gas-or-oil": "Gas or oil",
					"heat-pump": "Heat pump",
					baseboards: "Electric baseboards",
				},
			},
			lastCleaning: {
				label: "When were they last cleaned?",
				options: {
					"under-3-years": "Under 3 years ago",
					"3-to-10-years": "3 to 10 years ago",
					"over-10-years": "Over 10 years ago",
				},
			},
		},
		"dryer-ducts": {
			exit: {
				label: "Where does the duct come out?",
				options: { wall: "Through a wall", roof: "Through the roof" },
			},
			length: {
				label: "Roughly how long is it?",
				hint: "From the dryer to the outlet outside.",
				options: { "under-5-m": "Under 5 m", "5-to-10-m": "5 to 10 m", "over-10-m": "Over 10 m" },
			},
			nest: {
				label: "Do you see a bird’s nest at the outlet?",
				hint: "Twigs in the flap are often the sign of one.",
				options: { no: "No", yes: "Yes" },
			},
		},
		"air-exchanger-ducts": {
			brand: {
				label: "Can you read the make of the unit?",
				hint: "The label is on the door or the side. It tells us what the core can withstand.",
				options: { known: "Yes" },
				unknown: "No, or not yet",
			},
			filters: {
				label: "What kind of filters does it use?",
				options: { disposable: "Disposable filters", washable: "Washable filters" },
			},
		},
		"oriental-rugs": {
			pieces: {
				label: "Which rugs?",
				hint: "Measure without the fringes. A rug 5 ft by 8 ft is 40 sq ft.",
				fields: {
					width: { label: "Width" },
					length: { label: "Length" },
					fibre: {
						label: "Fibre",
						hint: "The label is often on the back, in a corner.",
						options: {
							synthetic: "Synthetic",
							wool: "Wool",
							silk: "Silk",
							viscose: "Viscose, bamboo silk",
							cotton: "Cotton",
							plant: "Jute, sisal",
						},
					},
					stains: {
						label: "Stains",
						options: { none: "None", stains: "Some stains", urine: "Urine" },
					},
				},
			},
			place: {
				label: "Where should we wash them?",
				hint: "The workshop suits rugs that are knotted, old or very dirty: we pick them up and bring them back.",
				options: { workshop: "At the workshop", home: "At my home" },
			},
		},
		"furniture-mattresses": {
			pieces: {
				label: "Which furniture and mattresses?",
				hint: "One entry for each kind of piece: six identical chairs are a single entry, quantity 6.",
				fields: {
					piece: {
						label: "Piece",
						options: {
							sofa: "Sofa",
							armchair: "Armchair",
							chair: "Chair",
							ottoman: "Ottoman",
							mattress: "Mattress",
							carpet: "Carpet",
						},
					},
					count: { label: "Quantity" },
					seats: { label: "Seats", hint: "Of a single sofa. Count a sectional seat by seat." },
					size: {
						label: "Size",
						options: { single: "Single", double: "Double", queen: "Queen", king: "King" },
					},
					area: { label: "Area", hint: "A rough figure. Photos, further on, will help us price it." },
					fabric: {
						label: "Fabric code",
						hint: "On the tag, under a cushion or on the frame.",
						options: {
							w: "W: water",
							ws: "WS: water or solvent",
							s: "S: solvent only",
							x: "X: vacuum only",
							delicate: "Leather, suede or silk",
						},
					},
					stains: {
						label: "Stains",
						options: { none: "None", stains: "Some stains", urine: "Urine" },
					},
				},
			},
		},
		"house-cleaning": {
			purpose: {
				label: "What kind of cleaning?",
				options: {
					"one-time": "One time",
					"before-a-move": "Before a move",
					"after-works": "After renovations",
				},
			},
			area: {
				label: "How large an area?",
				hint: "A rough figure, and only the rooms to be cleaned.",
			},
			rooms: {
				label: "How many rooms?",
				hint: "Kitchen, living room, bedrooms, office. Bathrooms are counted separately.",
			},
			bathrooms: { label: "How many bathrooms?", hint: "A powder room counts too." },
			stairs: {
				label: "How many flights of stairs to clean?",
				hint: "Every flight counts. Leave 0 if there are none.",
			},
			condition: {
				label: "What shape is the place in?",
				hint: "No judgment: your answer helps us set aside enough time.",
				options: { tidy: "Well kept", ordinary: "Ordinary", neglected: "Neglected" },
			},
			pets: { label: "Any pets?", options: { no: "No", yes: "Yes" } },
			extras: {
				label: "What should we add?",
				hint: "Each option adds time, at the same rate.",
				options: { oven: "Inside the oven", fridge: "Inside the fridge", windows: "Inside of windows" },
			},
		},
		"condo-building": {
			units: { label: "How many units?" },
			floors: { label: "How many floors in the building?" },
			commonDucts: {
				label: "Are there shared ducts?",
				hint: "Risers that serve several units.",
				options: { no: "No", yes: "Yes" },
			},
			parkingArea: {
				label: "How large a garage to wash?",
				hint: "Enter 0 if there is none.",
			},
		},
		"factory-shop-office": {
			sector: {
				label: "What kind of place?",
				options: {
					office: "Office",
					shop: "Store",
					restaurant: "Restaurant or café",
					"clinic-daycare": "Clinic or daycare",
					"workshop-factory": "Workshop or factory",
				},
			},
			area: { label: "How much floor area?", hint: "A rough figure. The lease often states it." },
			workTime: {
				label: "When may we work?",
				options: { day: "Daytime", evening: "Evening", weekend: "Weekend", night: "Night" },
			},
		},
		"post-disaster": {
			cause: {
				label: "What happened?",
				options: {
					water: "Water damage",
					fire: "Fire or smoke",
					mould: "Mould",
					sewage: "Sewer backup",
				},
			},
			since: {
				label: "How long ago?",
				options: {
					"under-24-hours": "Under 24 hours",
					"under-a-week": "Under a week",
					older: "Longer than that",
				},
			},
			area: { label: "How large an area is affected?", hint: "A guess will do. Don’t go back in to measure." },
		},
	},
	unknown: "I don’t know",
	units: { squareFeet: "sq ft", feet: "ft" },
	fewer: "Decrease: {label}",
	more: "Increase: {label}",
	noneOfThese: "None of these",
	addPiece: { "oriental-rugs": "Add a rug", "furniture-mattresses": "Add a piece" },
	pieceTitle: { "oriental-rugs": "Rug {n}", "furniture-mattresses": "Piece {n}" },
	pieceCard: {
		more: "{piece}, one more",
		addHint: "Each button adds a card. None of your answers are lost.",
		price: "Price of this piece:",
		remove: "Remove",
		removeNamed: "Remove: {piece}",
		removed: "Removed from the list: {piece}.",
		restore: "Put back",
		empty:
			"No pieces described yet: until then, the range follows an example. A visit costs at least {minimum}, all services together.",
	},
	changeServices: "Change services",
	panel: {
		title: "Your range",
		before: "before taxes; travel, equipment and products included",
		noPrice: "No automatic price",
		subtotal: "Subtotal",
		gst: "GST (5%)",
		qst: "QST (9.975%)",
		total: "Total",
		withTaxes: "{total} with taxes",
		duration: "Expected duration",
		added: "+ {amount}",
		off: "− {amount}",
		codeUntil: "Code {code}, until {date}",
		onInspection: "After inspection",
		refused: "Not offered",
		byPhone: "By phone",
		minimum: "To reach the {minimum} minimum",
		lines: {
			ducts: "Ventilation ducts",
			dryer: "Dryer duct",
			"dryer-roof-exit": "Roof vent",
			exchanger: "Air exchanger",
			rug: "Rug",
			"rug-urine": "Urine treatment",
			"rug-minimum": "Adjustment to the minimum, rugs",
			sofa: "Sofa",
			armchair: "Armchair",
			chair: "Chair",
			ottoman: "Ottoman",
			mattress: "Mattress",
			carpet: "Wall-to-wall carpet",
			furniture: "One piece or mattress",
			"house-cleaning": "House cleaning",
			"condo-units": "Ducts in the units",
			"condo-parking": "Garage",
			commercial: "Factory, store or office",
			"commercial-minimum": "Adjustment to the minimum, workplace",
			disaster: "After a disaster",
			"minimum-call-out": "Adjustment to the minimum per visit",
		},
		facts: {
			vents: { one: "{n} vent", other: "{n} vents" },
			ventsBetween: "{low} to {high} vents",
			squareFeet: "{n} sq ft",
			seats: { one: "{n} seat", other: "{n} seats" },
			rooms: { one: "{n} room", other: "{n} rooms" },
			bathrooms: { one: "{n} bathroom", other: "{n} bathrooms" },
			stairs: { one: "{n} flight of stairs", other: "{n} flights of stairs" },
			units: { one: "{n} unit", other: "{n} units" },
			floors: { one: "{n} floor", other: "{n} floors" },
			times: "{n} identical",
		},
		caveats: {
			"ducts-may-not-exist":
				"With electric baseboards alone, there are no ducts to clean. If you are not sure, call us before you go any further.",
			"nest-must-be-empty": "The nest has to be empty. If birds are using it, we come back once they have left.",
			"filters-to-provide": "Disposable filters are not included: buy them ahead of time and we’ll put them in.",
			"rugs-about-ten-days": "Allow about ten days at the workshop. Pickup and delivery are included.",
			"urine-without-promise": "We treat urine as well as it can be treated, with no promise about the smell.",
			"urine-at-home-not-advised": "A rug with urine in it does not wash well at home: we advise the workshop.",
			"priced-after-inspection":
				"Anything marked “After inspection” is not in the range: we look at the piece, or at your photos, before we give a price.",
			"fabric-dusted-only": "Code X fabric can’t be washed. We dust it with care, and stop there.",
			"fabric-refused":
				"We don’t clean leather, suede or silk upholstery. Take it to a specialist; it is not in the range.",
			"below-building-price":
				"In a small building, each duct costs what it would in a house, and never more than the building price.",
			"confirmed-after-site-visit": "For a building or a workplace, the quote comes after a visit to the site.",
			"night-quoted-apart": "A full night is priced separately in the quote, before you agree to it.",
			"disaster-call-first":
				"After a disaster, there is no automatic price. Call first, and someone will go over the situation with you.",
			"minimum-call-out": "A visit has a minimum price, all services combined. The adjustment has its own line.",
			"promotion-unknown": "That code does not exist. Check it: for now, there is no discount.",
			"promotion-not-current": "That code is not valid today, so there is no discount.",
			"promotion-needs-services":
				"That code is for services other than the ones you chose. Its conditions are on the promotions page.",
			"promotion-needs-two-rugs": "That code is for the second rug: describe both rugs to use it.",
			"promotion-after-inspection":
				"That code is for a piece or a service with no automatic price. The discount will be worked out with the price.",
			"promotion-below-minimum": "The rug order is already at its minimum price, so that code gives no discount.",
		},
		open: "One answer is missing: {question}. Without it, the range stays a little wider.",
		openSeveral: "These answers would make the estimate more precise: {questions}.",
		openQuestions: {
			"ventilation-ducts": {
				home: "the kind of home",
				floors: "the number of floors",
				vents: "the number of air vents",
				heating: "the kind of heating",
				lastCleaning: "the date of the last cleaning",
			},
			"dryer-ducts": {
				exit: "where the dryer duct comes out",
				length: "the length of the dryer duct",
				nest: "whether there is a nest",
			},
			"air-exchanger-ducts": {
				brand: "the make of the exchanger",
				filters: "the kind of filters",
			},
			"oriental-rugs": {
				pieces: "the list of rugs",
				place: "where to wash the rugs",
				area: "the size of each rug",
				fibre: "the fibre of the rug",
				stains: "whether there are stains",
			},
			"furniture-mattresses": {
				pieces: "the list of furniture",
				seats: "the number of seats on the sofa",
				size: "the size of the mattress",
				fabric: "the fabric code",
				stains: "whether there are stains",
			},
			"house-cleaning": {
				purpose: "the kind of cleaning",
				area: "the area to clean",
				rooms: "the number of rooms",
				bathrooms: "the number of bathrooms",
				stairs: "the number of flights of stairs",
				condition: "the shape the place is in",
				pets: "whether there are pets",
				extras: "the options you want",
			},
			"condo-building": {
				units: "the number of units",
				floors: "the number of floors in the building",
				commonDucts: "whether there are shared ducts",
				parkingArea: "the size of the garage",
			},
			"factory-shop-office": {
				sector: "the kind of place",
				area: "the floor area",
				workTime: "when we may work",
			},
			"post-disaster": {},
		},
		assumed: "For now: {assumptions}.",
		assumptions: {
			"ventilation-ducts": { vents: "{n} vents" },
			"dryer-ducts": { exit: "dryer vented through a wall" },
			"air-exchanger-ducts": {},
			"oriental-rugs": { pieces: "one wool rug of {n} sq ft" },
			"furniture-mattresses": { pieces: "one {n}-seat sofa" },
			"house-cleaning": {
				area: "{n} sq ft to clean",
				rooms: "{n} rooms",
				bathrooms: "{n} bathroom",
				condition: "ordinary condition",
				purpose: "one-time cleaning",
				pets: "no pets",
				extras: "no extras",
			},
			"condo-building": { units: "{n} units", parkingArea: "no garage to wash" },
			"factory-shop-office": { area: "{n} sq ft of floor" },
			"post-disaster": {},
		},
		confirmed:
			"The estimate is a range. The quote you accept is firm; for hourly work, the rate is firm and there is a ceiling.",
		code: {
			label: "Promotion code",
			apply: "Apply",
		},
		offers: {
			title: "Promotions for these services",
			less: "{name}: {amount} off",
			applied: "{name}: − {amount}",
			instead: "{name}: {amount} instead of {other}",
			oneAtATime: "Cannot be combined with “{name}”: one promotion per visit.",
			notAdded: "{name} ({amount}) cannot be combined with “{other}”: we keep the larger discount.",
			until: "Until {date}.",
			conditions: "Conditions",
			apply: "Apply",
			remove: "Remove",
			swap: "Use this one",
			together: "While the crew is there",
			wallExit: "Wall vent. Roof vent: {amount} more.",
			ventsIncluded: "Up to {n} vents.",
			update: "Update the price",
			carried: "Free, no obligation. Your choices follow you into the estimate.",
		},
		update: "Update the range",
		announce: "Your range: {range} before taxes, {total} with taxes.",
		showLines: "See the price details",
		hours: "{n} h",
		hoursAndHalf: "{n} h 30 min",
		halfHour: "30 min",
		hoursBetween: "{low} to {high}",
	},
	save: {
		later: {
			button: "Finish later",
			text: "This link opens your answers in another browser. It works once, within 30 days. Anyone who has it can take them over. If you send it to your e-mail address, we use the address for that alone.",
			link: "Your link",
			copy: "Copy the link",
			copied: "Link copied",
			email: "E-mail",
			send: "E-mail me the link",
			sent: "The link is on its way. Check your junk mail too.",
			emailWrong: "That e-mail address looks incorrect. Example: name@example.ca.",
			tooMany: "The link has already been sent several times. Copy it instead, or try again later.",
		},
		lost: {
			title: "This estimate is no longer available",
			text: "The link is incomplete, or more than 30 days have gone by: an estimate that is not sent is then erased. If this happens right after the first step, your browser is refusing cookies: allow them for this site, or call us. Starting over takes two minutes.",
		},
		changed: {
			title: "You changed this step in another tab",
			text: "What you wrote here is still on this page, but is not saved. Choose which answers to keep.",
			keep: "Keep the answers here",
			take: "Use those of the other tab",
		},
	},
	errors: {
		number: "Enter a number from {min} to {max}, or leave it empty if you don’t know.",
		summary: "Please correct the following:",
		failures: {
			unavailable:
				"Your answers could not be saved: our system is not responding. They are still on this page. Try again in a minute, or call us.",
			busy: "Too many requests are arriving at once. Your answers are still on this page. Try again in a few minutes, or call us.",
			unreachable:
				"The site cannot be reached right now. Check your connection, then try again: your answers are still on this page.",
		},
	},
};
