/** Access to the database for functions and staff, with the secret key. No page ever holds that key. */
import type * as netlify from '@netlify/functions';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { isPreviewDeploy } from './deploy-context.ts';

// Type aliases, because supabase-js does not take interfaces. A test compares them with the migrations.
export type Lead = {
  id: string;
  full_name: string;
  company_name: string;
  email: string;
  service_interest: string;
  custom_request: string | null;
  more: Record<string, string> | null;
  created_at: string;
  received_at: string;
  flags: string[];
  pending_channels: string[];
  network_hash: string | null;
  is_duplicate: boolean;
};

/** What each flag says to staff, in a message and in the list. A flag without words is shown as it is. */
export const flagDescriptions: Record<string, string> = {
  many_from_network: 'one of many from the same network within an hour',
  clock: "the visitor's clock was wrong",
  links: 'the request has three or more links',
  same_email: 'another request from this address came within the hour before; this one arrived last',
};

/** A lead as staff see it, and what the owner is told of it. */
export type StaffLead = Omit<Lead, 'network_hash' | 'is_duplicate'>;
export type LeadDetails = Omit<StaffLead, 'created_at' | 'pending_channels'>;

/** The leads of which a channel has not told the owner yet. */
export type PendingLeads = {
  /** How many leads. */
  pending: number;
  /** How many of them have the flag `many_from_network`: many came from one network within an hour. */
  flagged: number;
  /**
   * The leads to name, none of them flagged; those from networks with few leads come first. Only the first `detailed` have
   * the visitor's own words (`custom_request`, `more`).
   */
  leads: LeadDetails[];
  /** How many seconds of the channel's pause are left. */
  cooldown_seconds: number;
  /** How often the channel has failed in a row. */
  failures: number;
};

export type Database = {
  public: {
    Tables: { leads: { Row: Lead; Insert: Partial<Lead>; Update: Partial<Lead>; Relationships: [] } };
    Views: Record<never, never>;
    Functions: {
      health: { Args: Record<never, never>; Returns: string };
      list_leads: {
        Args: { page_size: number; since?: string; before_received_at?: string; before_id?: string };
        Returns: { leads: StaffLead[]; channels: Record<string, string | null> };
      };
      notify_begin: {
        Args: { channels: string[]; detailed: number; listed: number };
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
      person_data: { Args: { email: string; erase?: boolean }; Returns: { leads: Lead[] } };
      submit_lead: { Args: { lead: Partial<Lead>; address: string }; Returns: undefined };
    };
  };
};

export type Client = SupabaseClient<Database>;

/** The settings of a function: at Netlify `process.env`, under `npm start` those of the local store. */
export type Environment = Record<string, string | undefined>;

/** The part of Netlify's context that is used here. Under `npm start` there is no `deploy`. */
export type Context = Partial<Pick<netlify.Context, 'ip'> & { deploy: Pick<netlify.Context['deploy'], 'context'> }>;

/**
 * Connects to the project of a deploy; all requests end after `milliseconds`. Returns undefined for a preview without a
 * project of its own, because a preview must not use the project with the real leads.
 */
export function connectToProject(
  { deploy }: Context,
  environment: Environment,
  milliseconds: number,
): Client | undefined {
  const isPreview = isPreviewDeploy(deploy?.context);
  const names = isPreview
    ? ['PREVIEW_SUPABASE_URL', 'PREVIEW_SUPABASE_SECRET_KEY']
    : ['PUBLIC_SUPABASE_URL', 'SUPABASE_SECRET_KEY'];
  const [url, key] = names.map((name) => environment[name]?.trim());
  // The error of a key that fits into no header would quote it.
  if (key && !/^[!-~]+$/.test(key)) throw new Error(`${names[1]} is not a whole key: copy it again, in one line`);
  if (url && key) return connect(url, key, AbortSignal.timeout(milliseconds));
  if (isPreview) return undefined;
  throw new Error(`${url ? names[1] : names[0]} is not set`);
}

/** A client with every right; `signal` ends all its requests. */
export function connect(url: string, secretKey: string, signal: AbortSignal): Client {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => fetchFromDatabase(input, { ...init, signal, redirect: 'error' }) },
  });
}

/** supabase-js takes an empty 404 for success. The database itself never answers so; something in front of it does. */
async function fetchFromDatabase(input: string | URL | Request, init: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.status !== 404) return response;
  const text = await response.text();
  return new Response(text || 'not found', { status: 404, headers: response.headers });
}
