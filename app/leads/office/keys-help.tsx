import { type ReactNode, useSyncExternalStore } from "react";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";

export const keysHelpId = "keys-help";

/** In this browser only. */
const storageKey = "office-keys";
const switched = new EventTarget();

/** Keys of one character can be switched off: speech input and slips of the hand trigger them (WCAG 2.1.4). */
export function keysAreOn(): boolean {
	try {
		return localStorage.getItem(storageKey) !== "off";
	} catch {
		return true;
	}
}

function switchKeys(isOn: boolean): void {
	try {
		if (isOn) localStorage.removeItem(storageKey);
		else localStorage.setItem(storageKey, "off");
	} catch {
		// Without storage they stay on.
	}
	switched.dispatchEvent(new Event("change"));
}

function onSwitch(listener: () => void): () => void {
	switched.addEventListener("change", listener);
	window.addEventListener("storage", listener);
	return () => {
		switched.removeEventListener("change", listener);
		window.removeEventListener("storage", listener);
	};
}

/** The list of keys, behind a round button in the corner. */
export function KeysHelp() {
	const { keys } = useStaffLanguage().words.inbox;
	const isOn = useSyncExternalStore(onSwitch, keysAreOn, () => true);
	return (
		<div className="scripted">
			<button type="button" popoverTarget={keysHelpId} className="keys-button" aria-label={keys.open}>
				?
			</button>
			<section
				id={keysHelpId}
				popover="auto"
				tabIndex={-1}
				className="keys-help"
				aria-labelledby="keys-title"
				// The browser gives the focus back when the panel closes.
				onToggle={(event) => event.newState === "open" && event.currentTarget.focus()}
			>
				<div className="flex items-center justify-between gap-4">
					<h2 id="keys-title">{keys.title}</h2>
					<button
						type="button"
						popoverTarget={keysHelpId}
						popoverTargetAction="hide"
						className="keys-close"
						aria-label={keys.close}
					>
						<OfficeIcon name="close" size={18} />
					</button>
				</div>
				<h3>{keys.inList}</h3>
				<dl>
					<Key names={["j", "k"]}>{keys.move}</Key>
					<Key names={[keys.enter]}>{keys.openLead}</Key>
					<Key names={["x"]}>{keys.choose}</Key>
					<Key names={["/"]}>{keys.search}</Key>
					<Key names={["n"]}>{keys.call}</Key>
				</dl>
				<h3>{keys.inLead}</h3>
				<dl>
					<Key names={["r"]}>{keys.reply}</Key>
					<Key names={["a"]}>{keys.take}</Key>
					<Key names={["s"]}>{keys.quote}</Key>
					<Key names={["e"]}>{keys.closeLead}</Key>
					<Key names={["Ctrl", keys.enter]}>{keys.send}</Key>
					<Key names={[keys.escape]}>{keys.back}</Key>
				</dl>
				<p className="mt-4 text-ink-600 text-small">
					{keys.notWhileTyping} <kbd>?</kbd> {keys.toggles}
				</p>
				<label className="mt-2 flex min-h-11 items-center gap-3">
					<input
						type="checkbox"
						checked={isOn}
						onChange={(event) => switchKeys(event.currentTarget.checked)}
						className="size-5 accent-teal-700"
					/>
					{keys.active}
				</label>
			</section>
		</div>
	);
}

function Key({ names, children }: { names: readonly string[]; children: ReactNode }) {
	return (
		<div>
			<dt>
				{names.map((name) => (
					<kbd key={name}>{name}</kbd>
				))}
			</dt>
			<dd>{children}</dd>
		</div>
	);
}
