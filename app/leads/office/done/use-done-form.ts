import { type FormEvent, type RefObject, useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { appointmentPath } from "#app/admin/paths.ts";
import { forgetKept } from "#app/admin/ui/kept-form/use-kept-form.ts";
import type { DonePageData } from "../../.server/office/done/done-page.ts";
import { countTiles, photoTiles } from "./photo-list.ts";
import type { Queue } from "./queue/queue.ts";
import { formKey, type QueuedForm } from "./queue/queue-item.ts";
import { useOnline, useQueue } from "./queue/use-queue.ts";

/** Names the unsent text of the form. */
export const keptName = "done";

/** The form of one appointment with JavaScript: it goes through the queue of the device, with or without a network. */
export function useDoneForm(loaded: DonePageData, form: RefObject<HTMLFormElement | null>) {
	const { queue, state } = useQueue(loaded.member);
	const isOnline = useOnline();
	const key = formKey(loaded.id);
	const item = state.items.find((each): each is QueuedForm => each.key === key) ?? null;
	const [queued, refused] = item?.refused ? [null, item] : [item, null];
	const isSending = state.sending?.key === key;
	useFinished(loaded, queue);
	const known = { appointment: loaded.id, stored: loaded.photos };
	const tiles = [...photoTiles("before", known, state), ...photoTiles("after", known, state)];
	const isOffline = !isOnline;
	return {
		queue,
		state,
		queued,
		refused: refused?.refused ? { reason: refused.refused, changes: refused.changes } : null,
		isWeak: isOnline && state.trouble === "failed",
		trouble: { isOffline, isSignedOut: state.trouble === "signed-out", isKept: state.isKept },
		bar: {
			counts: countTiles(tiles),
			queued,
			isSending,
			isOffline,
			/** Takes the form back from the queue. */
			onChange: () => void queue?.remove(key),
		},
		/** Without the queue, the form is sent as it is. */
		onSubmit(event: FormEvent): void {
			const { submitter } = event.nativeEvent as SubmitEvent;
			const isOwn = submitter instanceof HTMLButtonElement && submitter.name !== "";
			if (!queue || !form.current || isOwn) return;
			event.preventDefault();
			event.stopPropagation();
			if (queued) return;
			const fields = [...new FormData(form.current)].flatMap(([name, value]) =>
				typeof value === "string" ? [[name, value] as const] : [],
			);
			void queue.addForm({ appointment: loaded.id, label: loaded.name, fields });
		},
	};
}

/** Goes on to the day of the crew, or to the page of the appointment, once the server has the form. */
function useFinished(loaded: DonePageData, queue: Queue | null): void {
	const navigate = useNavigate();
	const { pathname } = useLocation();
	const goOn = useEffectEvent((isNew: boolean) => {
		forgetKept(loaded.member, pathname, keptName);
		const goesToDay = isNew && !loaded.isOffice;
		void navigate(goesToDay ? loaded.finishedPath : appointmentPath(loaded.id));
	});
	useEffect(() => queue?.onFinished(loaded.id, (isNew) => goOn(isNew)), [queue, loaded.id]);
}
