import { type DragEvent, useState } from "react";
import { useSubmit } from "react-router";
import { boardPath } from "#app/admin/paths.ts";
import type { LeadStatus } from "#app/model/leads/lead-status.ts";
import type { ListedLead } from "../.server/office/list-view.ts";

type Card = Pick<ListedLead, "id" | "status" | "revision" | "heardAt">;

/** Moves cards between columns with the mouse, by sending the same form as the buttons of a card. */
export function useDraggedCard() {
	const submit = useSubmit();
	const [card, setCard] = useState<Card | null>(null);
	const [over, setOver] = useState<LeadStatus | null>(null);
	const end = () => {
		setCard(null);
		setOver(null);
	};
	return {
		source: (own: Card) => ({
			draggable: true,
			"data-dragged": own.id === card?.id || undefined,
			onDragStart: (event: DragEvent) => {
				// Firefox drags only what has data.
				event.dataTransfer.setData("text/plain", own.id);
				event.dataTransfer.effectAllowed = "move";
				setCard(own);
			},
			onDragEnd: end,
		}),
		target: (status: LeadStatus) => ({
			"data-over": status === over || undefined,
			onDragOver: (event: DragEvent) => {
				if (!card || card.status === status) return;
				event.preventDefault();
				event.dataTransfer.dropEffect = "move";
				setOver(status);
			},
			onDragLeave: (event: DragEvent) => {
				const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
				if (!inside) setOver((current) => (current === status ? null : current));
			},
			onDrop: (event: DragEvent) => {
				event.preventDefault();
				if (!card || card.status === status) return;
				const shown = { seen: String(card.revision), heard: card.heardAt };
				const form = { intent: "status", ...shown, id: card.id, to: status };
				end();
				void submit(form, { method: "post", action: boardPath, preventScrollReset: true });
			},
		}),
	};
}

export type DraggedCard = ReturnType<typeof useDraggedCard>;
