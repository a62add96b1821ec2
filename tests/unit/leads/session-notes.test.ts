import { describe, expect, it, vi } from 'vitest';
import { handOverKey } from '../../../src/lib/leads/names.ts';
import { dropHandOver, noteSent, readHandOver, takeSent } from '../../../src/lib/leads/session-notes.ts';
import { useFreshStorage } from './fresh-storage.ts';

useFreshStorage();

const block = () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied });
};

describe('what the contact form handed over', () => {
  it('is found until it is dropped, so that a reload loses nothing', () => {
    sessionStorage.setItem(handOverKey, '{"fullName":"Ada","customRequest":"Hello"}');
    expect(readHandOver()).toEqual({ fullName: 'Ada', customRequest: 'Hello' });
    expect(readHandOver()).not.toBeNull();
    dropHandOver();
    expect(readHandOver()).toBeNull();
  });

  it('comes in the name of the window where storage is blocked', () => {
    block();
    window.name = '{"fullName":"Ada"}';
    expect(readHandOver()).toEqual({ fullName: 'Ada' });
    dropHandOver();
    expect(window.name).toBe('');
  });

  it.each(['', 'text', 'null', '5', '{"fullName":5,"other":"x"}'])('is not taken from %j', (text) => {
    sessionStorage.setItem(handOverKey, text);
    expect(Object.keys(readHandOver() ?? {})).toEqual([]);
  });

  it('leaves the name that somebody else gave the window', () => {
    window.name = 'preview';
    expect(readHandOver()).toBeNull();
    dropHandOver();
    expect(window.name).toBe('preview');
  });
});

describe('the note that a lead is stored', () => {
  it('is taken once', () => {
    noteSent();
    expect(takeSent()).toBe(true);
    expect(takeSent()).toBe(false);
  });

  it('is left out where storage is blocked', () => {
    block();
    noteSent();
    expect(takeSent()).toBe(false);
  });
});
