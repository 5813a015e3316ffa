import type { Localized } from "#app/locale/locales.ts";
import type { AppointmentStatus } from "#app/model/appointments/appointment.ts";
import type { AppointmentWords, FollowedStep } from "#app/model/estimate/followed-appointment.ts";
import { onePeriod } from "#app/time/one-period.ts";

/** The words of a request's page about its steps and its appointment. Members cannot edit them. */
export interface RequestPageWords {
	steps: {
		heading: string;
		names: Record<FollowedStep["name"], string>;
		spoken: Record<FollowedStep["state"], string>;
		on: (day: string) => string;
		sent: (day: string) => string;
		acceptUntil: (day: string) => string;
		accepted: (day: string) => string;
		expired: string;
		declined: string;
		proposed: (day: string) => string;
		asked: (day: string) => string;
		booked: (day: string) => string;
		priceToCome: string;
		again: string;
		noDay: string;
	};
	/** Of a request by phone, which a member noted. */
	call: {
		receivedOn: string;
		byPhone: (day: string) => string;
		/** Until a member writes: they spoke with the customer already. */
		contacted: { text: string; todo: string };
		noted: string;
	};
	/** About forms that were sent after the second check expired. */
	check: Record<"expired" | "confirm" | "held" | "unsent", string>;
	/** A member said that an appointment is booked, and no day is known yet. */
	noDay: { title: string; text: string; todo: string };
	/** The time of a booked appointment is over, and no member has noted yet what came of it. */
	past: { text: string; todo: string };
	/** Of work that is done, once the days are over in which the team comes back free of charge. */
	afterGuarantee: { text: string; todo: string; question: string };
	todo: { answer: string; note: string };
	appointment: AppointmentWords;
	tags: Record<AppointmentStatus, string>;
	texts: {
		until: (moment: string) => string;
		/** Where no other time can be chosen on the page. */
		cancelUntil: (moment: string) => string;
		proposed: string;
		withPrice: string;
		kept: (moment: string) => string;
		keptUntilEnd: (day: string) => string;
		done: string;
		missed: string;
		cancelled: string;
		/** Where no window can be chosen on the page. */
		another: Record<"missed" | "cancelled", string>;
	};
	facts: {
		crew: string;
		length: string;
		about: (length: string) => string;
		address: string;
		noAddress: string;
	};
	late: (hours: number) => string;
	often: (most: number) => string;
	nothingFree: string;
	/** A message from the customer. */
	asksFor: (when: string) => string;
	noted: (moment: string) => string;
	noteSaved: string;
	noteRemoved: string;
	moment: (day: string, hour: string) => string;
	notices: {
		moved: (when: string) => Notice;
		kept: (when: string) => Notice;
		cancelled: Notice;
		mailed: string;
		another: string;
		stale: (before: string, now: string) => Notice;
		staleCancelled: (before: string) => Notice;
		taken: (when: string) => Notice;
		/** The reason is in the text about moving. */
		refused: Notice;
		/** The form changed nothing, and its text was added to the messages. */
		said: string;
	};
}

interface Notice {
	title: string;
	text: string;
}

export const requestPageWords: Localized<RequestPageWords> = {
	fr: {
		steps: {
			heading: "Les étapes de votre demande",
			names: { received: "Reçue", price: "Prix", appointment: "Rendez-vous", done: "Terminée" },
			spoken: { done: "étape faite", current: "étape en cours", ahead: "à venir" },
			on: (day) => `Le ${day}`,
			sent: (day) => `Envoyé le ${day}`,
			acceptUntil: (day) => `À accepter jusqu’au ${day}`,
			accepted: (day) => `Accepté le ${day}`,
			expired: "Expiré",
			declined: "Refusé",
			proposed: (day) => `Proposé pour le ${day}`,
			asked: (day) => `Demandé pour le ${day}`,
			booked: (day) => `Pris pour le ${day}`,
			priceToCome: "En préparation",
			again: "À reprendre",
			noDay: "Jour à confirmer",
		},
		call: {
			receivedOn: "Reçue par téléphone le",
			byPhone: (day) => `Par téléphone, le ${day}`,
			contacted: {
				text: "Nous en avons parlé au téléphone et nous avons noté votre demande. La suite s’affichera ici, et nous vous joindrons par courriel ou par téléphone.",
				todo: "Vérifiez ce que nous avons noté. Quelque chose à corriger? Écrivez-nous ci-dessous ou appelez-nous.",
			},
			noted: "Ce que nous avons noté au téléphone",
		},
		check: {
			expired:
				"Rien n’a encore été envoyé : la vérification de votre demande a expiré. Ce que vous avez écrit est encore sur cette page. Refaites la vérification dans un autre onglet, puis revenez ici pour envoyer.",
			confirm: "Refaire la vérification",
			held: "Rien n’a encore été envoyé : la vérification de votre demande a expiré. Ce que vous avez écrit est gardé. Après la vérification, vous le retrouverez dans son formulaire.",
			unsent:
				"La vérification est faite, mais rien n’a encore été envoyé. Ce que vous aviez écrit est de retour ici. S’il y avait des photos, choisissez-les de nouveau, puis envoyez.",
		},
		noDay: {
			title: "Rendez-vous à confirmer",
			text: "Le jour et l’heure ne sont pas encore inscrits ici. Ils s’afficheront dès qu’ils seront fixés.",
			todo: "Rien pour l’instant. Une question? Écrivez-nous ou appelez-nous.",
		},
		past: {
			text: "Le moment de ce rendez-vous est passé. La suite s’affichera ici dès que notre équipe l’aura notée.",
			todo: "Rien pour l’instant. Personne n’est venu, ou quelque chose ne va pas? Appelez-nous ou écrivez-nous.",
		},
		afterGuarantee: {
			text: "Le travail est fait. Une question sur ce travail, ou un autre à prévoir? Écrivez-nous ci-dessous ou appelez-nous.",
			todo: "Rien. Une question? Écrivez-nous ci-dessous ou appelez-nous.",
			question: "Quelque chose ne va pas? Dites-le-nous : une personne de l’équipe vous répondra.",
		},
		todo: { answer: "Répondre à notre message", note: "Dire comment entrer" },
		appointment: {
			heading: "Rendez-vous",
			calendar: "Ajouter à mon agenda",
			move: {
				button: "Déplacer",
				legend: "Choisissez un autre moment d’arrivée",
				hint: "Les moments libres pour le même travail. Votre rendez-vous actuel reste réservé tant que le nouveau n’est pas enregistré.",
				submit: "Déplacer le rendez-vous",
				missing: "Choisissez un moment dans la liste.",
				write: "Écrire un message",
			},
			cancel: {
				button: "Annuler",
				lead: "Le moment sera libéré tout de suite et nous vous le confirmerons. C’est sans frais. Pour revenir, il faudra choisir un nouveau moment avec nous.",
				reason: "Raison",
				optional: "Facultatif",
				reasonHint: "L’équipe la lira avec votre demande.",
				submit: "Oui, annuler le rendez-vous",
				tooLong: "Cette raison est trop longue : 2 000 caractères au plus. Raccourcissez-la un peu.",
			},
			note: {
				heading: "Note d’accès",
				label: "Comment entrer",
				replace: "Nouvelle note, qui remplace l’autre",
				hint: "Facultatif. Stationnement, étage, sonnette, animaux, code d’entrée. 600 caractères au plus.",
				privacy:
					"Seules les personnes qui préparent votre rendez-vous et l’équipe qui vient chez vous la lisent. Elle ne s’affiche plus ici, ne part dans aucun courriel et s’efface sept jours après le rendez-vous.",
				save: "Enregistrer la note",
				remove: "Retirer la note",
				missing: "Écrivez la note avant de l’enregistrer.",
				tooLong: "Cette note est trop longue : 600 caractères au plus. Raccourcissez-la, ou appelez-nous.",
			},
		},
		tags: { proposed: "Proposé", booked: "Pris", done: "Terminé", cancelled: "Annulé", missed: "N’a pas eu lieu" },
		texts: {
			until: (moment) => `Vous pouvez le déplacer ou l’annuler ici, sans frais, jusqu’au ${moment}.`,
			cancelUntil: (moment) => `Vous pouvez l’annuler ici, sans frais, jusqu’au ${moment}.`,
			proposed: "Nous vous proposons ce moment. Il sera pris quand nous en aurons convenu ensemble.",
			withPrice:
				"Nous vous proposons ce moment. Vous le prenez en acceptant la soumission. Un autre vous convient mieux? Écrivez-nous ou appelez-nous.",
			kept: (moment) => `Il est gardé pour vous jusqu’au ${moment}.`,
			keptUntilEnd: (day) => `Il est gardé pour vous jusqu’à la fin de la journée du ${day}.`,
			done: "Le travail est fait. Merci de votre confiance! Quelque chose ne va pas? Dites-le-nous dans les {{guarantee}} jours : nous revenons sans frais.",
			missed: "Le travail n’a pas pu se faire ce jour-là. Ça arrive.",
			cancelled: "Ce rendez-vous est annulé : l’équipe ne viendra pas.",
			another: {
				missed: "Appelez-nous ou écrivez-nous, et nous trouverons un autre moment.",
				cancelled: "Pour en prendre un autre, écrivez-nous ci-dessous ou appelez-nous.",
			},
		},
		facts: {
			crew: "Équipe",
			length: "Durée prévue",
			about: (length) => `environ ${length}`,
			address: "Adresse",
			noAddress: "À compléter plus bas",
		},
		late: (hours) =>
			`Il reste moins de ${hours} h avant le rendez-vous et l’équipe se prépare déjà. Pour le déplacer ou l’annuler, appelez-nous : aucune pénalité n’est fixée d’avance.`,
		often: (most) =>
			`Ce rendez-vous a déjà été déplacé ${most} fois ici. Pour le déplacer encore, appelez-nous : nous chercherons avec vous le moment qui convient.`,
		nothingFree:
			"Aucun autre moment ne peut être choisi ici pour ce travail. Écrivez-nous ce qui vous conviendrait, ou appelez-nous : nous chercherons avec vous.",
		asksFor: (when) => `Moment demandé : ${when}.`,
		noted: (moment) => `Note enregistrée le ${moment}.`,
		noteSaved: "La note est enregistrée.",
		noteRemoved: "La note est retirée.",
		moment: (day, hour) => `${day} à ${hour}`,
		notices: {
			moved: (when) => ({ title: "Votre rendez-vous est déplacé.", text: `L’équipe arrivera ${when}.` }),
			kept: (when) => ({ title: "Rien n’a changé.", text: `Votre rendez-vous reste celui du ${when}.` }),
			cancelled: { title: "Votre rendez-vous est annulé.", text: "L’équipe ne viendra pas ce jour-là." },
			mailed: "Un courriel vous le confirme.",
			another: "Prendre un autre moment",
			stale: (before, now) => ({
				title: "Le rendez-vous avait changé depuis l’ouverture de cette page.",
				text: `Il était prévu ${before}. Il est maintenant prévu ${now}. Votre dernier envoi n’a rien modifié : vérifiez, puis recommencez au besoin.`,
			}),
			staleCancelled: (before) => ({
				title: "Le rendez-vous avait changé depuis l’ouverture de cette page.",
				text: `Celui qui était prévu ${before} n’est plus ouvert. Votre dernier envoi n’a rien modifié.`,
			}),
			taken: (when) => ({
				title: "Ce moment n’est plus libre.",
				text: `Vous aviez choisi ${when}. Votre rendez-vous n’a pas bougé. Choisissez un autre moment ci-dessous.`,
			}),
			refused: { title: "Rien n’a été modifié.", text: "La raison est indiquée ci-dessous." },
			said: "Ce que vous avez écrit a été transmis à l’équipe, avec vos messages.",
		},
	},
	en: {
		steps: {
			heading: "The steps of your request",
			names: { received: "Received", price: "Price", appointment: "Appointment", done: "Done" },
			spoken: { done: "step done", current: "current step", ahead: "still to come" },
			on: (day) => `On ${day}`,
			sent: (day) => `Sent on ${day}`,
			acceptUntil: (day) => `To be accepted by ${day}`,
			accepted: (day) => `Accepted on ${day}`,
			expired: "Expired",
			declined: "Declined",
			proposed: (day) => `Proposed for ${day}`,
			asked: (day) => `Asked for ${day}`,
			booked: (day) => `Booked for ${day}`,
			priceToCome: "Being prepared",
			again: "To be rebooked",
			noDay: "Day to be confirmed",
		},
		call: {
			receivedOn: "Received by phone on",
			byPhone: (day) => `By phone, on ${day}`,
			contacted: {
				text: "We spoke on the phone and noted your request. The next steps will appear here, and we will reach you by e-mail or by phone.",
				todo: "Check what we noted. Something to correct? Write to us below or call us.",
			},
			noted: "What we noted on the phone",
		},
		check: {
			expired:
				"Nothing was sent yet: the check of your request has expired. What you wrote is still on this page. Do the check again in another tab, then come back here to send.",
			confirm: "Do the check again",
			held: "Nothing was sent yet: the check of your request has expired. What you wrote is kept. After the check, you will find it in its form.",
			unsent:
				"The check is done, but nothing was sent yet. What you wrote is back here. If there were photos, choose them again, then send.",
		},
		noDay: {
			title: "Appointment to be confirmed",
			text: "The day and time are not here yet. They will appear as soon as they are set.",
			todo: "Nothing for now. A question? Write to us or call us.",
		},
		past: {
			text: "The time of this appointment has passed. What comes next will appear here as soon as our team has noted it.",
			todo: "Nothing for now. Nobody came, or something is not right? Call us or write to us.",
		},
		afterGuarantee: {
			text: "The work is done. A question about it, or other work to plan? Write to us below or call us.",
			todo: "Nothing. A question? Write to us below or call us.",
			question: "Something not right? Tell us: someone on our team will answer you.",
		},
		todo: { answer: "Answer our message", note: "Tell us how to get in" },
		appointment: {
			heading: "Appointment",
			calendar: "Add to my calendar",
			move: {
				button: "Move",
				legend: "Choose another time of arrival",
				hint: "The times that are free for the same work. Your current appointment stays booked until the new one is saved.",
				submit: "Move the appointment",
				missing: "Choose a time in the list.",
				write: "Write a message",
			},
			cancel: {
				button: "Cancel",
				lead: "The time will be released right away, and we will confirm it to you. It is free of charge. If you change your mind, you will have to choose a new time with us.",
				reason: "Reason",
				optional: "Optional",
				reasonHint: "Our team will read it with your request.",
				submit: "Yes, cancel the appointment",
				tooLong: "This reason is too long: 2,000 characters at most. Shorten it a little.",
			},
			note: {
				heading: "Access note",
				label: "How to get in",
				replace: "New note, which replaces the other one",
				hint: "Optional. Parking, floor, doorbell, pets, entry code. 600 characters at most.",
				privacy:
					"Only the people who prepare your appointment and the crew that comes to you read it. It is never shown here again, is in no e-mail, and is deleted seven days after the appointment.",
				save: "Save the note",
				remove: "Remove the note",
				missing: "Write the note before you save it.",
				tooLong: "This note is too long: 600 characters at most. Shorten it, or call us.",
			},
		},
		tags: { proposed: "Proposed", booked: "Booked", done: "Done", cancelled: "Cancelled", missed: "Did not happen" },
		texts: {
			until: (moment) => `Until ${moment}, you can move or cancel it here, free of charge.`,
			cancelUntil: (moment) => `Until ${moment}, you can cancel it here, free of charge.`,
			proposed: "We suggest this time. It will be booked once we have agreed on it together.",
			withPrice:
				"We suggest this time. You take it when you accept the quote. Another one suits you better? Write to us or call us.",
			kept: (moment) => onePeriod(`It is kept for you until ${moment}.`),
			keptUntilEnd: (day) => `It is kept for you until the end of ${day}.`,
			done: "The work is done. Thank you for your trust! Something not right? Tell us within {{guarantee}} days, and we will come back free of charge.",
			missed: "The work could not be done that day. It happens.",
			cancelled: "This appointment is cancelled: the crew will not come.",
			another: {
				missed: "Call us or write to us, and we will find another time.",
				cancelled: "To book another one, write to us below or call us.",
			},
		},
		facts: {
			crew: "Crew",
			length: "Planned length",
			about: (length) => `about ${length}`,
			address: "Address",
			noAddress: "To be completed below",
		},
		late: (hours) =>
			`The appointment is less than ${hours} hours away, and the crew is already getting ready. To move or cancel it, call us: no penalty is set in advance.`,
		often: (most) =>
			`This appointment has already been moved ${most} times here. To move it again, call us: we will find the time that suits you together.`,
		nothingFree:
			"No other time can be chosen here for this work. Write to us what would suit you, or call us: we will find a time together.",
		asksFor: (when) => onePeriod(`Time asked for: ${when}.`),
		noted: (moment) => onePeriod(`Note saved on ${moment}.`),
		noteSaved: "The note is saved.",
		noteRemoved: "The note is removed.",
		moment: (day, hour) => `${day} at ${hour}`,
		notices: {
			moved: (when) => ({ title: "Your appointment has moved.", text: onePeriod(`The crew will arrive on ${when}.`) }),
			kept: (when) => ({ title: "Nothing has changed.", text: onePeriod(`Your appointment stays on ${when}.`) }),
			cancelled: { title: "Your appointment is cancelled.", text: "The crew will not come that day." },
			mailed: "An e-mail confirms it.",
			another: "Book another time",
			stale: (before, now) => ({
				title: "The appointment had changed since this page was opened.",
				text: onePeriod(
					`It was planned for ${before}. It is now planned for ${now}. What you just sent changed nothing: check it, then try again if you need to.`,
				),
			}),
			staleCancelled: (before) => ({
				title: "The appointment had changed since this page was opened.",
				text: `The one planned for ${before} is no longer open. What you just sent changed nothing.`,
			}),
			taken: (when) => ({
				title: "That time is no longer free.",
				text: onePeriod(`You chose ${when}. Your appointment has not moved. Choose another time below.`),
			}),
			refused: { title: "Nothing was changed.", text: "The reason is given below." },
			said: "What you wrote went to the team, with your messages.",
		},
	},
};
