import { useEffect, useRef } from "react";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { ConversationItem } from "../.server/office/conversation.ts";
import type { LeadData } from "../.server/office/lead-page.ts";
import { FormAnswers, PhotoList } from "./answers.tsx";
import { UndoForm } from "./change-notice.tsx";

/** Everything that was said and done about a lead, oldest first. */
export function Conversation({ loaded }: { loaded: LeadData }) {
	const { lead, undo } = loaded;
	const { words } = useStaffLanguage();
	const own = words.leads.conversation;
	const list = useFocusAfterUndo(undo?.entry);
	const firstWaiting = lead.conversation.flatMap(({ items }) => items).find(({ waits }) => waits)?.key;
	return (
		<section aria-labelledby="conversation" className="conversation">
			<h2 id="conversation">{own.title}</h2>
			<div ref={list} tabIndex={-1} className="grid gap-4">
				{lead.conversation.map(({ name, items }) => (
					<div key={name} className="grid gap-3">
						<h3 className="conversation-day">{name}</h3>
						<ol className="grid gap-3">
							{items.map((item) => (
								<li key={item.key}>
									{item.key === firstWaiting && <p className="conversation-new">{own.waits}</p>}
									{item.kind === "message" ? (
										<Message item={item} loaded={loaded} />
									) : (
										<div className="conversation-item conversation-event">
											<Mark item={item} />
											<div className="min-w-0 break-words">
												<p>
													{item.who && <strong className="font-semibold text-spruce">{item.who} </strong>}
													{item.what} <span className="whitespace-nowrap text-ink-600">{item.time}</span>
												</p>
												<Undo item={item} undo={undo} />
											</div>
										</div>
									)}
								</li>
							))}
						</ol>
					</div>
				))}
			</div>
		</section>
	);
}

function Message({ item, loaded }: { item: ConversationItem; loaded: LeadData }) {
	const { lead, undo } = loaded;
	const { words } = useStaffLanguage();
	const own = words.leads.conversation;
	const { key, from, who, what, time, subject, text, photos, waits } = item;
	const isForm = key === "form";
	const added = lead.photos.filter(({ id }) => photos.includes(id));
	return (
		<article className="conversation-item">
			<Mark item={item} />
			<div className="bubble" data-from={from} data-waits={waits || undefined}>
				<header>
					<p className="min-w-0 break-words">
						<strong className="font-semibold text-spruce">{who}</strong> <span className="text-ink-600">{what}</span>
					</p>
					<span className="whitespace-nowrap text-ink-600">{time}</span>
				</header>
				{subject && <p className="font-semibold text-spruce">{subject}</p>}
				{text && <p className="whitespace-pre-line break-words">{text}</p>}
				{!isForm && !text && photos.length > 0 && <p>{own.photosAdded(photos.length)}</p>}
				{isForm && <FormAnswers lead={lead} />}
				<PhotoList photos={added} />
				<Undo item={item} undo={undo} />
			</div>
		</article>
	);
}

function Mark({ item: { icon, from } }: { item: ConversationItem }) {
	return (
		<span className="conversation-mark" data-from={from}>
			<OfficeIcon name={icon} size={17} />
		</span>
	);
}

function Undo({ item, undo }: { item: ConversationItem; undo: LeadData["undo"] }) {
	const { words } = useStaffLanguage();
	if (undo?.entry !== item.key) return null;
	return (
		<UndoForm token={undo.token} className="office-quiet">
			{words.leads.undo.later}
		</UndoForm>
	);
}

/** An undo removes its own button: without this, the focus would be lost. */
function useFocusAfterUndo(entry: string | undefined) {
	const list = useRef<HTMLDivElement>(null);
	const offered = useRef(entry);
	useEffect(() => {
		if (offered.current === entry) return;
		offered.current = entry;
		if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
	}, [entry]);
	return list;
}
