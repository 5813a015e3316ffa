import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { LeadPanel } from "#app/admin/paths.ts";
import { closingPanels } from "./closing-form.tsx";
import { KeysHelp, keysAreOn, keysHelpId } from "./keys-help.tsx";
import { listQuery, panelQuery } from "./list-query.ts";

/** The keys of the inbox. They have no effect in fields, with modifiers, in dialogs, or once switched off. */
export function Keys({ open }: { open: string | null }) {
	const navigate = useNavigate();
	const [query] = useSearchParams();
	const leftLead = useRef<string | null>(null);
	const toPanel = (panel: LeadPanel) => {
		if (open) void navigate(panelQuery(query, panel), { preventScrollReset: true });
	};

	/** Closes the innermost thing that is open: a menu, the choice of rows, the lead. */
	const back = () => {
		if (closeMenu() || document.querySelector("[popover]:popover-open")) return;
		const stop = document.querySelector<HTMLElement>(".bulk-stop");
		if (stop) return stop.click();
		if (!open) return;
		leftLead.current = open;
		void navigate(`/admin${listQuery(query)}`);
	};

	const actions: Readonly<Record<string, () => void>> = {
		j: () => focusRow(nextRow(open, 1)),
		k: () => focusRow(nextRow(open, -1)),
		x: () => partOfRow(open, "input[name=lead]")?.click(),
		e: () => openMenu("close") || toPanel(closingPanels.lost),
		a: () => openMenu("assign") || takeOrAssign(open),
		r: () => document.querySelector(`.inbox-page a[href*="volet=ecrire"]`) && toPanel("ecrire"),
		s: () => document.querySelector<HTMLElement>(".inbox-page [data-key=quote]")?.click(),
		n: () => document.querySelector<HTMLElement>(".inbox-call")?.click(),
		"/": () => document.querySelector<HTMLElement>(".office-search input")?.focus(),
		"?": () => document.getElementById(keysHelpId)?.togglePopover(),
		Escape: back,
	};

	const onKey = useEffectEvent((event: KeyboardEvent) => {
		if (event.defaultPrevented || event.altKey || event.isComposing || !keysAreOn()) return;
		const target = event.target instanceof Element ? event.target : null;
		if (event.ctrlKey || event.metaKey) {
			if (event.key === "Enter" && !event.repeat) sendForm(target);
			return;
		}
		const action = actions[event.key];
		if (!action || event.repeat || isTyping(target) || (event.key !== "?" && isInDialog(target))) return;
		// Esc keeps its own effects, such as closing a popover.
		if (event.key !== "Escape") event.preventDefault();
		action();
	});
	useEffect(() => {
		const listener = (event: KeyboardEvent) => onKey(event);
		document.addEventListener("keydown", listener);
		return () => document.removeEventListener("keydown", listener);
	}, []);

	// After Esc, the row of the lead gets the focus: a frame later, when the new page has taken it.
	useEffect(() => {
		const id = leftLead.current;
		if (open || !id) return;
		leftLead.current = null;
		const frame = requestAnimationFrame(() => focusRow(rows().find((row) => row.dataset.lead === id)));
		return () => cancelAnimationFrame(frame);
	}, [open]);
	return <KeysHelp />;
}

function isTyping(target: Element | null): boolean {
	const field = target?.closest("input, textarea, select, [contenteditable]");
	return field instanceof HTMLInputElement ? field.type !== "checkbox" && field.type !== "radio" : field != null;
}

function isInDialog(target: Element | null): boolean {
	return document.querySelector("dialog:modal") !== null || target?.closest("[popover]") != null;
}

/** The rows on screen: phones hide the list while a lead is open. */
function rows(): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>(".inbox-item")].filter((row) => row.checkVisibility());
}

function focusedRow(): HTMLElement | null | undefined {
	return document.activeElement?.closest(".inbox-row")?.querySelector<HTMLElement>(".inbox-item");
}

function currentRow(open: string | null): HTMLElement | undefined {
	return focusedRow() ?? rows().find((row) => row.dataset.lead === open);
}

function nextRow(open: string | null, step: 1 | -1): HTMLElement | undefined {
	const all = rows();
	const current = currentRow(open);
	if (!current) return all[0];
	return all[all.indexOf(current) + step];
}

function focusRow(row: HTMLElement | undefined): void {
	row?.focus({ preventScroll: true });
	row?.scrollIntoView({ block: "nearest" });
}

function partOfRow(open: string | null, selector: string): HTMLElement | null | undefined {
	return currentRow(open)?.closest(".inbox-row")?.querySelector<HTMLElement>(selector);
}

/** Takes the focused row, or the open lead; a lead that is already the member's own offers the list of members. */
function takeOrAssign(open: string | null): void {
	const inList = focusedRow() && partOfRow(open, ".inbox-take");
	const onPage = document.querySelector<HTMLElement>(".inbox-page [data-key=take]");
	const take = inList ?? onPage;
	if (take) take.click();
	else document.querySelector<HTMLElement>(".inbox-page [data-key=assign]")?.focus();
}

/** Opens a menu of the bar, which is there while rows are chosen. */
function openMenu(name: "assign" | "close"): boolean {
	const summary = document.querySelector<HTMLElement>(`.bulk-menu[data-menu=${name}] summary`);
	if (!summary) return false;
	if (!summary.closest("details")?.open) summary.click();
	summary.focus();
	return true;
}

function closeMenu(): boolean {
	const summary = document.querySelector<HTMLElement>(":is(.bulk-menu, .status-menu)[open] > summary");
	summary?.click();
	summary?.focus();
	return summary !== null;
}

function sendForm(target: Element | null): void {
	const form = target instanceof HTMLTextAreaElement ? target.form : null;
	if (form?.closest(".inbox-page")) form.requestSubmit(form.querySelector<HTMLElement>("button[type=submit]"));
}
