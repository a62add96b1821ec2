/** Access to the database for functions and staff, with the secret key. No page ever holds that key. */
import type * as netlify from '@netlify/functions';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { isPreviewDeploy } from '../src/lib/deploy-context.ts';

// Type aliases, because supabase-js does not take interfaces. A test compares them with the migrations.
export type Lead = {
  id: string;
  full_name: string;
  company_name: string;
  email: string;
  service_interest: string;
  custom_request: string | null;
  further_answers: Record<string, string> | null;
  created_at: string;
  received_at: string;
  flags: string[];
  pending_channels: string[];
  network_hashes: string[] | null;
  is_duplicate: boolean;
};

/** What each flag means to staff, in a message and in the list. A flag without a description is shown as it is. */
export const flagDescriptions: Record<string, string> = {
  many_from_network: 'one of many from the same network within an hour',
  clock: "the visitor's clock was wrong",
  links: 'the request has three or more links',
  same_email: 'another request from this email address came within the hour before; this one arrived last',
};

/** A lead as staff see it. */
export type StaffLead = Omit<Lead, 'network_hashes' | 'is_duplicate'>;

/** The part of a lead that a notification may contain. */
export type LeadDetails = Omit<StaffLead, 'created_at' | 'pending_channels'>;

/** The leads that the owner has not been notified of on a channel, and the state of that channel. */
export type PendingLeads = {
  /** How many leads. */
  pending: number;
  /** How many of them have the flag `many_from_network`: many came from one network within an hour. */
  flagged: number;
  /**
   * The leads to list, none of them flagged; those from networks with few leads come first. Only the first `max_detailed` have
   * the visitor's own words (`custom_request`, `further_answers`).
   */
  leads: LeadDetails[];
  /** How many seconds of the channel's cooldown are left. */
  cooldown_seconds: number;
  /** How often the channel has failed in a row. */
  failures: number;
};

export type Database = {
  public: {
    Tables: { leads: { Row: Lead; Insert: Partial<Lead>; Update: Partial<Lead>; Relationships: [] } };
    Views: Record<never, never>;
    Functions: {
      erase_person: { Args: { email: string }; Returns: { deleted: number } };
      health: { Args: Record<never, never>; Returns: string };
      list_leads: {
        Args: { page_size: number; since?: string; before_received_at?: string; before_id?: string };
        Returns: { leads: StaffLead[]; channels: Record<string, string | null>; failed_check: string | null };
      };
      notify_begin: {
        Args: { channels: string[]; max_detailed: number; max_listed: number };
        Returns: { run: string; channels: Record<string, PendingLeads> } | null;
      };
      notify_end: { Args: { run: string; lead_months: number; network_days: number }; Returns: undefined };
      notify_result: {
        Args: {
          run: string;
          channel: string;
          sent: boolean;
          lead: string | null;
          problem: string | null;
          failures: number;
          cooldown_seconds: number;
        };
        Returns: undefined;
      };
      person_data: { Args: { email: string }; Returns: { leads: Lead[] } };
      submit_lead: { Args: { lead: Partial<Lead>; client_ip: string }; Returns: undefined };
    };
  };
};

export type Client = SupabaseClient<Database>;

/** The settings of a function: at Netlify `process.env`, under `npm start` those of the local store. */
export type Environment = Record<string, string | undefined>;

/** The part of Netlify's context that is used here. Under `npm start` there is no `deploy`. */
export type Context = Partial<Pick<netlify.Context, 'ip'> & { deploy: Pick<netlify.Context['deploy'], 'context'> }>;

/**
 * Connects to the Supabase project of a deploy. A preview must not use the project with the real leads, so it has its own
 * settings.
 *
 * @param timeoutMs after this time, every request of the client is aborted
 * @returns undefined for a preview without a project of its own
 * @throws Error that names a setting that is missing or not valid, without its value
 */
export function connectToProject({ deploy }: Context, environment: Environment, timeoutMs: number): Client | undefined {
  const isPreview = isPreviewDeploy(deploy?.context);
  const urlName = isPreview ? 'PREVIEW_SUPABASE_URL' : 'PUBLIC_SUPABASE_URL';
  const keyName = isPreview ? 'PREVIEW_SUPABASE_SECRET_KEY' : 'SUPABASE_SECRET_KEY';
  const url = environment[urlName]?.trim();
  const key = environment[keyName]?.trim();
  // The error of a key that no header can hold would quote the key.
  const isHeaderSafe = /^[!-~]*$/.test(key ?? '');
  if (!isHeaderSafe) throw new Error(`${keyName} is not a whole key: copy it again, in one line`);
  if (url && key) return createDatabaseClient(url, key, AbortSignal.timeout(timeoutMs));
  if (isPreview) return undefined;
  throw new Error(`${url ? keyName : urlName} is not set`);
}

/** A client with every right; `signal` aborts all its requests. */
export function createDatabaseClient(url: string, secretKey: string, signal: AbortSignal): Client {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => fetchFromDatabase(input, { ...init, signal, redirect: 'error' }) },
  });
}

/**
 * Gives an empty 404 a body, because supabase-js takes one without for success. The database itself never sends an empty
 * 404, but a proxy in front of it can.
 */
async function fetchFromDatabase(input: string | URL | Request, init: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.status !== 404) return response;
  const body = await response.text();
  return new Response(body || 'not found', { status: 404, headers: response.headers });
}
